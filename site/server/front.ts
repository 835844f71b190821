import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createProxyServer } from 'httpxy';
import onHeaders from 'on-headers';
import { log } from '../config/log.ts';
import type { Settings } from '../config/settings.ts';
import { formsFront, type HandleForms } from '../forms/front.ts';
import type { Forms } from '../forms/runtime.ts';
import type { CmsState } from './cms-state.ts';
import { editorRequest, SEARCH } from './editor-request.ts';
import { guardErrors } from './error-page.ts';
import { CLOSED_POLICY, CMS_POLICY, scriptPolicy, securityHeaders } from './headers.ts';
import { handleHealth } from './health.ts';
import { isImageRequest, serveImage } from './images/serve.ts';
import { loginBrake } from './login-brake.ts';
import { PageMemory } from './page-memory.ts';
import { readUrl } from './read-url.ts';
import { type RedirectTable, respelt, withQuery } from './redirects.ts';
import { refuseMethod } from './refuse-method.ts';
import { shortenAnswer } from './shorten-answer.ts';
import { serveStatic } from './static-files.ts';
import { uploadRequest } from './upload-request.ts';
import { visitorAddress } from './visitor-address.ts';

/** Where the CMS says what changed. */
const WEBHOOK = '/api/revalidate';

/**
 * Milliseconds that an idle connection is kept: longer than reverse proxies keep theirs (60 s), so
 * that they close first. With Node's 5 s a request may be on its way when a busy process closes the
 * connection, and whoever sent it is told of a reset.
 */
const KEEP_ALIVE = 65_000;

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;

export interface FrontServerOptions {
  settings: Settings;
  development: boolean;
  /** Origin of the CMS as this server reaches it, e.g. `http://127.0.0.1:3001`. */
  cmsOrigin: string;
  cmsState: CmsState;
  redirects: RedirectTable;
  forms: Forms;
  next: { handle: Handler; upgrade: UpgradeHandler };
}

/**
 * The one server visitors talk to. It does what must not cost a cached page anything: CMS proxy,
 * forms, images by width, redirects with their exact status, the way into the editor, and the
 * security headers of every answer; everything else is Next's (docs/decisions/0005-front-server.md).
 */
export function createFrontServer(options: FrontServerOptions): Server {
  const proxy = createProxyServer({ target: options.cmsOrigin, proxyTimeout: 120_000 });
  const handleForms = formsFront(options.forms);
  const brake = loginBrake(options.forms.context.settings);
  const memory = new PageMemory();
  const server = createServer((request, response) => {
    route(request, response, options, { proxy, handleForms, brake, memory }).catch(
      (error: unknown) => {
        log.error({ url: pathOf(request), reason: String(error) }, 'request failed');
        if (!response.headersSent) response.writeHead(500);
        response.end();
      },
    );
  });
  server.keepAliveTimeout = KEEP_ALIVE;
  server.on('upgrade', (request, socket, head) => {
    if (options.development) void options.next.upgrade(request, socket, head);
    else socket.destroy();
  });
  return server;
}

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  { settings, development, cmsState, redirects, forms, next }: FrontServerOptions,
  parts: {
    proxy: ReturnType<typeof createProxyServer>;
    handleForms: HandleForms;
    brake: ReturnType<typeof loginBrake>;
    memory: PageMemory;
  },
): Promise<void> {
  securityHeaders(response, settings);
  let policy = CLOSED_POLICY;
  // Stored pages bring their own policy, and two would both be enforced.
  onHeaders(response, () => {
    if (response.hasHeader('content-security-policy')) return;
    response.setHeader('content-security-policy', policy);
  });
  const url = readUrl(request, settings.siteOrigin);
  if (!url) {
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('Indirizzo non valido.\n');
    return;
  }
  if (await handleHealth(url.pathname, response, cmsState, forms.counts)) return;

  // Cookies belong to one host: a loopback address under another name would lose the login.
  if (isOtherLoopbackName(request, settings)) {
    response.writeHead(307, { location: settings.siteOrigin + url.pathname + url.search });
    response.end();
    return;
  }
  if (await parts.handleForms(request, response, url)) return;
  if (!development && (await serveStatic(request, response, url.pathname))) return;
  if (isImageRequest(request, url)) {
    if (await serveImage(request, response, url)) return;
  }
  if (await parts.brake(request, response, url.pathname)) return;
  // What stands behind trusts this header: it must say what was seen, not what the visitor claims.
  request.headers['x-forwarded-for'] = visitorAddress(request, forms.context.settings.trustProxy);
  if (url.pathname === '/wordpress' || url.pathname.startsWith('/wordpress/')) {
    request.headers['x-forwarded-host'] = new URL(settings.siteOrigin).host;
    request.headers['x-forwarded-proto'] = new URL(settings.siteOrigin).protocol.slice(0, -1);
    policy = CMS_POLICY;
    await parts.proxy.web(request, response).catch((error: unknown) => cmsDown(response, error));
    return;
  }
  uploadRequest(request, url, settings);
  if (refuseMethod(request, response, url)) return;
  policy = scriptPolicy([], development);
  const path = url.pathname.replace(/\/+$/, '') || '/';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const known = redirects.get(decodeURIComponent(path).toLowerCase());
  // The editor opens a page that leads elsewhere itself, and looks for one that was moved.
  const redirect = isRead && !url.searchParams.has('pb') && (known ?? respelt(url));
  if (redirect) {
    response.writeHead(redirect.status, {
      location: withQuery(redirect.url, url.search),
      // Browsers keep a 301 for ever: once a page has moved back they would be led in a circle.
      'cache-control': 'no-cache',
    });
    response.end();
    return;
  }
  if (request.method === 'POST' && path === WEBHOOK) {
    // One switched off must not lead visitors away until the next look at the table.
    response.once('finish', () => {
      if (response.statusCode === 200) void redirects.refresh();
    });
  }
  if (!development && parts.memory.answer(request, response, url)) return;
  editorRequest({ request, response, url, path, leadsTo: known?.url, development });
  guardErrors(request, response, settings);
  if (!development && path === SEARCH) shortenAnswer(request, response);
  if (!development) parts.memory.watch(request, response, url);
  await next.handle(request, response);
}

const LOOPBACK = /^(localhost|127(?:\.\d+){3}|\[::1\])(:\d+)?$/;

function isOtherLoopbackName(request: IncomingMessage, settings: Settings): boolean {
  const host = request.headers.host ?? '';
  const wanted = new URL(settings.siteOrigin).host;
  const asked = request.headers['x-forwarded-host'] ?? host;
  return (
    asked !== wanted && LOOPBACK.test(host) && LOOPBACK.test(wanted) && request.method === 'GET'
  );
}

function cmsDown(response: ServerResponse, error: unknown): void {
  log.warn({ reason: String(error) }, 'CMS not reached');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'retry-after': '5',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify({ code: 'cms_down', error: 'WordPress non risponde. Riprova.' }));
}

const pathOf = (request: IncomingMessage) => (request.url ?? '').split('?')[0];
