import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { PhpSite } from '../php/boot.ts';
import { decide, type ServedFolders } from './decide.ts';
import { BodyTooLargeError, readBody } from './read-body.ts';
import { serveFile } from './static-file.ts';

interface ServerOptions {
  php: PhpSite;
  folders: ServedFolders;
  /** Public host of the site: what WordPress believes it is asked under, whoever asks. */
  host: string;
}

type Method = NonNullable<Parameters<PhpSite['request']>[0]['method']>;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Headers that concern one connection only, or that name what PHP runs on. */
const DROPPED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'x-powered-by',
]);

/** HTTP in front of PHP: files by Node, scripts by allow-list, everything else refused. */
export function createWordPressServer(options: ServerOptions): Server {
  const server = createServer((request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      process.stderr.write(`WordPress: ${request.method} ${pathOf(request)}: ${String(error)}\n`);
      if (response.headersSent) response.destroy();
      else refuse(response, error instanceof BodyTooLargeError ? 413 : 500);
    });
  });
  server.requestTimeout = 120_000;
  // PHP blocks this process: when it comes round it would close idle connections by which the next
  // request is already on its way, and that request would be lost. The site's side closes them.
  server.keepAliveTimeout = 0;
  return server;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { php, folders, host }: ServerOptions,
): Promise<void> {
  const method = request.method ?? 'GET';
  if (!METHODS.includes(method)) return refuse(response, 405);
  const decision = decide(pathOf(request), folders);
  if (decision.kind === 'refuse') return refuse(response, decision.status);
  if (decision.kind === 'file') {
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405);
    return serveFile({ request, response, file: decision.file, cache: decision.cache });
  }
  const body = await readBody(request);
  if (response.destroyed) return;
  // What only reads is left out for somebody who is gone; what was to be stored is stored.
  const isRead = method === 'GET' || method === 'HEAD';
  const isGone = () => response.destroyed || request.socket.readableEnded;
  const result = await php.request(
    {
      url: decision.path + queryOf(request),
      method: method as Method,
      headers: phpHeaders(request, host),
      ...(body.length > 0 ? { body } : {}),
    },
    () => !isRead || !isGone(),
  );
  if (!result) return;
  for (const [name, values] of Object.entries(result.headers)) {
    if (!DROPPED.has(name)) response.setHeader(name, values);
  }
  response.writeHead(result.httpStatusCode, { 'content-length': result.bytes.byteLength });
  response.end(method === 'HEAD' ? undefined : result.bytes);
  if (result.errors) process.stderr.write(`WordPress: ${pathOf(request)}: ${result.errors}\n`);
}

function phpHeaders(request: IncomingMessage, host: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  headers.host = host;
  // A header of this name reaches PHP as HTTP_PROXY, which HTTP libraries obey.
  delete headers.proxy;
  return headers;
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(status === 413 ? { connection: 'close' } : {}),
  });
  response.end(`${status}\n`);
}

const queryOf = (request: IncomingMessage) => /\?[^#]*/.exec(request.url ?? '')?.[0] ?? '';

const pathOf = (request: IncomingMessage) => (request.url ?? '/').split(/[?#]/)[0] ?? '/';
