import { pagePath } from '../cms/map/paths.ts';

/**
 * The address a redirect may lead to: a path for this site, a full address for an allow-listed
 * origin, undefined for anything else and for a redirect onto itself.
 */
export function safeRedirect(redirect: {
  target: string;
  from: string;
  siteOrigin: string;
  allowedOrigins: readonly string[];
}): string | undefined {
  let url: URL;
  try {
    url = new URL(redirect.target, redirect.siteOrigin);
  } catch {
    return undefined;
  }
  if (url.origin === redirect.siteOrigin) {
    // Of the path `/.//host` only `//host` is left, which browsers take for another site.
    if (url.pathname.startsWith('//')) return undefined;
    // An address in capitals is the same page's.
    const [to, from] = [url.pathname, redirect.from].map((path) => pagePath(path)?.toLowerCase());
    const same = to === from && url.search === '';
    return same ? undefined : `${url.pathname}${url.search}${url.hash}`;
  }
  return redirect.allowedOrigins.includes(url.origin) ? url.href : undefined;
}
