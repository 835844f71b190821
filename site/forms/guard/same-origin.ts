import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a post comes from this site's own pages, by what browsers say of themselves. A program
 * that says nothing passes here; it still needs a session and its token.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const origin = headers.origin;
  if (origin !== undefined) return origin === siteOrigin;
  const referer = headers.referer;
  if (referer === undefined) return true;
  try {
    return new URL(referer).origin === siteOrigin;
  } catch {
    return false;
  }
}
