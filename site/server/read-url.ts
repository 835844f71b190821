import type { IncomingMessage } from 'node:http';

/** A whole address, as proxies are asked for it. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * The address of a request at this site; undefined for one that cannot be read. The request is left
 * with a path of one leading slash: `//host/path` and `https://host/path` name another host, and of
 * both only the path counts.
 */
export function readUrl(request: IncomingMessage, origin: string): URL | undefined {
  request.url = `/${(request.url ?? '').replace(ORIGIN, '').replace(/^\/+/, '')}`;
  try {
    const url = new URL(request.url, origin);
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}
