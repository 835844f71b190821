import type { IncomingMessage } from 'node:http';
import type { FormReply } from './exchange.ts';
import type { FormSettings } from './settings.ts';

/** The form reads it within seconds; it does not outlast the visit. */
const MAX_AGE = 300;
const TOKEN = /^[\w.~%+/=-]{1,4096}$/;

/**
 * Takes a prefill token out of a page's address before anything of the page is sent: the token
 * goes into a cookie of the visit, which the form reads and deletes, and the browser is led to the
 * clean address. Neither history, nor referrers, nor any script on the page ever see it in a URL.
 * Without `source` it is no prefill (spec 2.10): then it is only taken out.
 */
export function movePrefillToken(
  request: IncomingMessage,
  url: URL,
  { brand, siteOrigin }: Pick<FormSettings, 'brand' | 'siteOrigin'>,
): FormReply | undefined {
  const { searchParams, pathname } = url;
  const data = searchParams.get('data');
  const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  if (!isPage || data === null || searchParams.has('pb')) return undefined;
  if (pathname.startsWith('/wordpress') || pathname.startsWith('/api/')) return undefined;
  const rest = new URLSearchParams(searchParams);
  rest.delete('data');
  rest.delete('source');
  const query = rest.size > 0 ? `?${rest}` : '';
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : '';
  const headers: Record<string, string> = {
    // Two slashes would begin another host's name.
    location: pathname.replace(/^\/{2,}/, '/') + query,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  };
  if (searchParams.has('source') && TOKEN.test(data)) {
    const value = encodeURIComponent(data);
    headers['set-cookie'] =
      `${brand}_prefill=${value}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax${secure}`;
  }
  return { status: 303, headers, body: '' };
}
