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
    const same = stripSlash(url.pathname) === stripSlash(redirect.from) && url.search === '';
    return same ? undefined : `${url.pathname}${url.search}${url.hash}`;
  }
  return redirect.allowedOrigins.includes(url.origin) ? url.href : undefined;
}

const stripSlash = (path: string) => path.replace(/\/+$/, '') || '/';
