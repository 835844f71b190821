import type { IncomingMessage, ServerResponse } from 'node:http';

const READING = new Set(['GET', 'HEAD']);
/** Routes that know their methods themselves, and what the framework asks of itself. */
const OWN_METHODS = /^\/(?:api\/|_next\/|__next)/;

/** Answers 405 to who does anything to a page but read it; false where that is not so. */
export function refuseMethod(
  { method = '' }: IncomingMessage,
  response: ServerResponse,
  { pathname }: URL,
): boolean {
  if (READING.has(method) || OWN_METHODS.test(pathname)) return false;
  response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' });
  response.end('Questo indirizzo si può solo leggere: usa GET.\n');
  return true;
}
