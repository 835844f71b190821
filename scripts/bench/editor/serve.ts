import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EditorBootstrap } from '../../../builder/contract.ts';
import { EarlyCanvas } from '../../../builder/EarlyCanvas.tsx';
import { defaultContext } from '../../../renderer/static/default-context.ts';
import { bundleEditors } from './bundle.ts';

/** A server on loopback for pages that a test program opens, with a CMS that has nothing. */
export async function serveEditors() {
  const { files, importsOf } = await bundleEditors();
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = files.get(pathname);
    if (file) return answer(response, pathname.endsWith('.css') ? 'text/css' : JS, file, CACHED);
    const page = pages.get(pathname);
    if (page) return answer(response, 'text/html', page);
    if (pathname === CANVAS_URL) {
      const canvas = html('canvas', JSON.stringify(CONTEXT), importsOf('canvas'));
      return answer(response, 'text/html', canvas);
    }
    if (pathname === '/nonce') return answer(response, 'text/plain', 'abcdef1234');
    return answer(response, 'application/json', '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** Address of a page with an editor in it, opened on a document. */
    page(program: string, document: string): string {
      const path = `/${program}-${pages.size}`;
      const isOurs = program === 'ours';
      const content = isOurs ? JSON.stringify(bootstrap(origin, document)) : document;
      // As in the site's page of the editor.
      const frame = isOurs
        ? createElement(EarlyCanvas, { canvasUrl: CANVAS_URL, path: PATH })
        : null;
      pages.set(path, html(program, content, importsOf(program), renderToStaticMarkup(frame)));
      return `${origin}${path}`;
    },
    stop: () => server.close(),
  };
}

const PATH = '/prova';
const CANVAS_URL = '/canvas';
const JS = 'text/javascript';
/** As in production: the second visit has the program at hand. */
const CACHED = 'public, max-age=31536000, immutable';
const { media: _media, ...CONTEXT } = { ...defaultContext(), editing: true };

/** As the site's pages, it names all that its program consists of. */
function html(program: string, content: string, imports: readonly string[], before = ''): string {
  const embedded = content.replace(/</g, '\\u003c');
  const preloads = imports.map((file) => `<link rel="modulepreload" href="${file}">`).join('');
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>${program}</title>
<style>body{margin:0}</style><link rel="stylesheet" href="/bundle/${program}.css">${preloads}</head>
<body>${before}<div id="editor"></div><script type="application/json" id="page">${embedded}</script>
<script type="module" src="/bundle/${program}.js"></script></body></html>`;
}

function bootstrap(origin: string, content: string): EditorBootstrap {
  return {
    page: {
      ...{ id: 7, restBase: 'pages', title: 'Prova', status: 'draft', path: PATH },
      ...{ link: '/prova', template: '', modified: '2026-03-12T09:00:00' },
    },
    content,
    user: { id: 1, name: 'Redazione', roles: ['editor'] },
    config: {
      ...{ cmsApi: `${origin}/wp-json`, nonceEndpoint: `${origin}/nonce` },
      ...{
        uploadEndpoint: `${origin}/upload`,
        canvasUrl: CANVAS_URL,
        loginUrl: '/login',
        itemUrl: '/',
        aroundUrl: '',
      },
      ...{ blockDataEndpoint: `${origin}/block-data`, siteOrigin: origin, context: CONTEXT },
    },
  };
}

function answer(
  response: ServerResponse,
  type: string,
  body: string | Uint8Array,
  cache = 'no-store',
): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': cache });
  response.end(body);
}
