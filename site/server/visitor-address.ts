import type { IncomingMessage } from 'node:http';

/** The address a limit counts for; a proxy's word is taken only where one is known to stand. */
export function visitorAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  // The last entry is what our own proxy saw; those before it are what the visitor claimed.
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return (trustProxy && last) || request.socket.remoteAddress || 'unknown';
}
