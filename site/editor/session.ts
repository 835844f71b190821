import { list, number, object, text } from '../cms/map/values.ts';
import { getSettings } from '../config/current.ts';

export interface EditorUser {
  id: number;
  name: string;
  roles: string[];
}

/** Who asks, by the CMS's own judgement: its login cookie and a nonce, never a claim of ours. */
export type EditorSession =
  | { state: 'anonymous' }
  | { state: 'forbidden' }
  | { state: 'editor'; user: EditorUser; cookie: string; nonce: string };

/**
 * Asks the CMS who the bearer of these cookies is and whether they may edit pages.
 * @param cookie the request's Cookie header
 * @param nonce REST nonce sent by the caller; when absent one is fetched with the cookies, which
 *   is right only for requests that change nothing
 */
export async function getEditorSession(cookie: string, nonce?: string): Promise<EditorSession> {
  if (!bearsLogin(cookie)) return { state: 'anonymous' };
  const token = nonce ?? (await fetchNonce(cookie));
  if (!token) return { state: 'anonymous' };
  const response = await cmsFetch('/wp/v2/users/me?context=edit', { cookie, nonce: token });
  if (!response.ok) return { state: 'anonymous' };
  const raw = object(await response.json());
  if (object(raw.capabilities).edit_pages !== true) return { state: 'forbidden' };
  const user: EditorUser = {
    id: number(raw.id) ?? 0,
    name: text(raw.name) ?? '',
    roles: list(raw.roles).flatMap((role) => text(role) ?? []),
  };
  return { state: 'editor', user, cookie, nonce: token };
}

/** Whether these cookies claim a login; what it is worth the CMS alone can tell. */
export const bearsLogin = (cookie: string): boolean => cookie.includes('wordpress_logged_in');

/** A CMS call on behalf of a logged-in editor; never cached. */
export function cmsFetch(
  path: string,
  session: { cookie: string; nonce: string },
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('cookie', session.cookie);
  headers.set('x-wp-nonce', session.nonce);
  headers.set('accept', 'application/json');
  return fetch(getSettings().cmsInternalApi + path, {
    ...init,
    headers,
    cache: 'no-store',
    redirect: 'error',
    signal: init.signal ?? AbortSignal.timeout(30_000),
  });
}

async function fetchNonce(cookie: string): Promise<string | undefined> {
  const { nonceEndpoint, cmsInternalApi, cmsApi } = getSettings();
  // The public address, moved to where this server reaches the CMS.
  const internalBase = cmsInternalApi.slice(0, -new URL(cmsApi, 'http://x').pathname.length);
  const address = new URL(nonceEndpoint, 'http://x');
  const response = await fetch(`${internalBase}${address.pathname}${address.search}`, {
    headers: { cookie },
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) return undefined;
  const nonce = (await response.text()).trim();
  return /^[a-f0-9]{6,}$/i.test(nonce) ? nonce : undefined;
}
