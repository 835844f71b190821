import type { FormContext } from './context.ts';
import { cookieOf, type FormReply, type FormRequest, jsonReply } from './exchange.ts';
import { tooMany } from './guard/check-post.ts';
import { cookieName, isSession, newSession, newToken, sessionCookie } from './guard/csrf.ts';
import { openPrefill } from './prefill-token.ts';

/** GET /csrftoken/ (spec 7): a token of the visitor's session, which begins here. */
export async function csrfToken(request: FormRequest, context: FormContext): Promise<FormReply> {
  const refused = await refuseRead(request, context);
  if (refused) return refused;
  const { token, cookie } = tokenReply(request, context);
  return jsonReply(200, { token }, cookie ? { ...PRIVATE, 'set-cookie': cookie } : PRIVATE);
}

/** GET /sendMail?data= (spec 7): what a prefill token says, as a JSON string. */
export async function prefill(request: FormRequest, context: FormContext): Promise<FormReply> {
  const refused = await refuseRead(request, context);
  if (refused) return refused;
  const token = request.query.get('data');
  if (!token) return jsonReply(400, { error: 'Manca il parametro «data».' });
  const info = openPrefill(context.secrets.prefill, token);
  if (!info) return jsonReply(403, { error: 'Il collegamento non è valido o è scaduto.' });
  return jsonReply(200, { data: JSON.stringify(info) }, PRIVATE);
}

/** For nobody but this site's own pages. */
const PRIVATE = { 'cross-origin-resource-policy': 'same-origin', 'referrer-policy': 'no-referrer' };

export function tokenReply(
  request: FormRequest,
  { settings, secrets }: FormContext,
  made = Date.now(),
) {
  const present = cookieOf(request.headers, cookieName(settings.siteOrigin));
  if (isSession(secrets.csrf, present)) {
    return { token: newToken(secrets.csrf, present, made), cookie: undefined };
  }
  const session = newSession(secrets.csrf);
  return {
    token: newToken(secrets.csrf, session, made),
    cookie: sessionCookie(settings.siteOrigin, session),
  };
}

async function refuseRead(
  request: FormRequest,
  { limits }: FormContext,
): Promise<FormReply | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return jsonReply(405, { error: 'Usa GET.' }, { allow: 'GET' });
  }
  if (/^(cross-site|same-site)$/.test(String(request.headers['sec-fetch-site'] ?? ''))) {
    return jsonReply(403, { error: 'Richiesta non ammessa da un altro sito.' });
  }
  const wait = await limits.call(request.address);
  if (!wait) return undefined;
  return jsonReply(429, { error: tooMany(wait).message }, { 'retry-after': String(wait) });
}
