import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '@renderer/ui/text/escape-html.ts';
import type { Settings } from '../config/settings.ts';

/**
 * Replaces the framework's bare answer to a page that could not be built (CMS down and no copy of
 * the page) by a page that says so in Italian, as a 503 that asks caches and robots to come again.
 */
export function guardErrors(
  request: IncomingMessage,
  response: ServerResponse,
  settings: Settings,
): void {
  if (!asksForPage(request)) return;
  const { writeHead, write, end } = response;
  let replaced = false;
  response.writeHead = function guardedWriteHead(this: ServerResponse, ...args: unknown[]) {
    const status = typeof args[0] === 'number' ? args[0] : response.statusCode;
    if (replaced || status < 500) return Reflect.apply(writeHead, this, args);
    replaced = true;
    for (const name of ['content-length', 'content-encoding', 'etag', 'transfer-encoding']) {
      response.removeHeader(name);
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.setHeader('retry-after', '30');
    Reflect.apply(writeHead, this, [503]);
    return this;
  } as typeof response.writeHead;
  // What the framework goes on to write belongs to the page that is not shown.
  response.write = function guardedWrite(this: ServerResponse, ...args: unknown[]) {
    if (!response.headersSent) response.writeHead(response.statusCode);
    return replaced ? true : Reflect.apply(write, this, args);
  } as typeof response.write;
  response.end = function guardedEnd(this: ServerResponse, ...args: unknown[]) {
    if (!response.headersSent) response.writeHead(response.statusCode);
    return Reflect.apply(end, this, replaced ? [errorPage(settings), 'utf8'] : args);
  } as typeof response.end;
}

/** Robots and tools take whatever a page's address has; what calls the API does not want a page. */
function asksForPage({ headers: { accept = '*/*' }, url = '' }: IncomingMessage): boolean {
  return accept.includes('text/html') || (accept.includes('*/*') && !/^\/(api|_next)\//.test(url));
}

function errorPage({ brandName }: Settings): string {
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Torniamo subito | ${escapeHtml(brandName)}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:12px;padding:24px;font-family:system-ui,sans-serif;color:#2a1140;background:linear-gradient(160deg,#f6f2fa,#fff);text-align:center}
h1{margin:0;font-size:clamp(1.75rem,5vw,2.5rem)}p{max-width:46ch;margin:0;line-height:1.6}a{color:#7e2889;font-weight:600}
</style>
</head>
<body>
<h1>Torniamo subito</h1>
<p>In questo momento non riusciamo a mostrarti la pagina. Riprova tra qualche minuto: stiamo già lavorando per sistemare.</p>
<p><a href="/">Vai alla home</a></p>
</body>
</html>`;
}
