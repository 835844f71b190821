import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A token is good for so long, in ms; the form renews a stale one by itself. */
export const TOKEN_AGE = 2 * 60 * 60_000;

/** Name of the session cookie. `__Host-` needs https, which a plain-http localhost has not. */
export const cookieName = (siteOrigin: string) =>
  siteOrigin.startsWith('https:') ? '__Host-forms' : 'forms';

/** A new session, signed so that nobody chooses one. */
export function newSession(key: Buffer): string {
  const id = randomBytes(24).toString('base64url');
  return `${id}.${mac(key, 'session', id)}`;
}

export function isSession(key: Buffer, session: string | undefined): session is string {
  const [id, signature, ...rest] = (session ?? '').split('.');
  return (
    Boolean(id && signature) &&
    rest.length === 0 &&
    same(signature ?? '', mac(key, 'session', id ?? ''))
  );
}

/** A token of the session, bearing the time it was made at. */
export function newToken(key: Buffer, session: string, now = Date.now()): string {
  const made = now.toString(36);
  const nonce = randomBytes(9).toString('base64url');
  return `${made}.${nonce}.${mac(key, 'token', session, made, nonce)}`;
}

/** The token's age in ms, or undefined when it is not this session's, or stale. */
export function tokenAge(
  key: Buffer,
  pair: { session: string | undefined; token: string | undefined },
  now = Date.now(),
): number | undefined {
  const { session, token = '' } = pair;
  if (!isSession(key, session)) return undefined;
  const [made = '', nonce = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !same(signature, mac(key, 'token', session, made, nonce)))
    return undefined;
  const age = now - Number.parseInt(made, 36);
  return age >= 0 && age <= TOKEN_AGE ? age : undefined;
}

/** Set-Cookie of a session; it ends with the browser's own. */
export function sessionCookie(siteOrigin: string, session: string): string {
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : '';
  return `${cookieName(siteOrigin)}=${session}; Path=/; HttpOnly; SameSite=Strict${secure}`;
}

function mac(key: Buffer, ...parts: string[]): string {
  return createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
