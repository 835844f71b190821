import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EditorBootstrap } from '../contract.ts';

export interface CmsRequest {
  method: string;
  path: string;
  nonce: string | undefined;
  body: Record<string, unknown>;
}

export interface CmsAnswer {
  status?: number;
  body?: unknown;
}

/** A CMS of a few lines on a real socket: answers what the test says, notes what it was asked. */
export async function startCms(answer: (request: CmsRequest) => CmsAnswer) {
  const requests: CmsRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const request = await read(incoming);
    requests.push(request);
    const { status = 200, body = {} } = answer(request);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, requests, stop: () => server.close() };
}

async function read(incoming: IncomingMessage): Promise<CmsRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const nonce = incoming.headers['x-wp-nonce'];
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    nonce: Array.isArray(nonce) ? nonce[0] : nonce,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
  };
}

/** What the editor is opened with, its CMS at an origin. */
export function bootstrapFor(origin: string, content = ''): EditorBootstrap {
  return {
    page: {
      ...{ id: 7, restBase: 'pages', title: 'Luce', status: 'draft', path: '/luce', link: '/luce' },
      ...{ template: '', modified: '2026-03-12T09:00:00' },
    },
    content,
    user: { id: 1, name: 'Redazione', roles: ['editor'] },
    config: {
      cmsApi: `${origin}/wp-json`,
      nonceEndpoint: `${origin}/nonce`,
      uploadEndpoint: `${origin}/upload/image`,
      canvasUrl: '/pb-canvas',
      blockDataEndpoint: `${origin}/api/block-data`,
      loginUrl: '/login',
      itemUrl: '/wp-admin/post.php?post=7&action=edit',
      aroundUrl: '/wp-admin/admin.php?page=energy-site',
      siteOrigin: origin,
      context: {
        ...{ path: '/luce', locale: 'it', pageId: 7, template: '', editing: true },
        ...{ brandName: 'Prova', brand: 'prova', assistant: 'alba' },
        ...{
          phone: '800 000 123',
          funnelDomain: 'https://attiva.example',
          cmsApi: '/wordpress/wp-json',
          backendApi: '/api',
          siteHost: 'https://www.example',
        },
      },
    },
  };
}
