import { object, text } from '../../../cms/map/values.ts';
import { getSettings } from '../../../config/current.ts';
import { log } from '../../../config/log.ts';
import { jsonError } from '../../../editor/json-error.ts';
import { callerOf, rateLimit } from '../../../server/rate-limit.ts';
import { keepReceipt } from '../../../shell/consent/receipts.ts';
import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  formatConsent,
} from '../../../shell/consent/stored-consent.ts';

/** Longest body, in characters. */
const MAX_BODY = 500;
const VERSION = /^[\w.-]{1,32}$/;
/** A choice whose receipt was not kept at once is sent again; it may be this old, in ms. */
const MAX_AGE = CONSENT_SECONDS * 1000;

// Many visitors of a mobile network share an address.
const perCaller = rateLimit({ limit: 60, seconds: 600 });
const together = rateLimit({ limit: 1_000, seconds: 60 });

/**
 * Keeps the receipt of a visitor's cookie choice and renews the cookie that remembers it: some
 * browsers forget within days what scripts store, but not what the server sets.
 */
export async function POST(request: Request): Promise<Response> {
  const site = request.headers.get('sec-fetch-site');
  if (site && site !== 'same-origin') return jsonError(403, 'Richiesta non ammessa.');
  if (!(await perCaller(callerOf(request))) || !(await together('all'))) {
    return jsonError(429, 'Troppe richieste. Riprova tra qualche minuto.');
  }
  const choice = await readChoice(request);
  if (!choice) return jsonError(400, 'Scelta non valida.');
  const { dataDir, siteOrigin } = getSettings();
  try {
    const id = await keepReceipt(choice, dataDir);
    const secure = siteOrigin.startsWith('https:') ? '; Secure' : '';
    return Response.json(
      { id },
      {
        status: 201,
        headers: {
          'cache-control': 'no-store',
          'set-cookie': `${CONSENT_COOKIE}=${formatConsent({ ...choice, id })}; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax${secure}`,
        },
      },
    );
  } catch (error) {
    log.error({ reason: String(error) }, 'consent receipt not kept');
    return jsonError(500, 'La scelta non è stata registrata. Riprova.');
  }
}

async function readChoice(request: Request) {
  if (Number(request.headers.get('content-length') ?? MAX_BODY + 1) > MAX_BODY) return undefined;
  const raw = object(await request.json().catch(() => undefined));
  const { statistics, marketing, thirdParty, at } = raw;
  const version = text(raw.version) ?? '';
  if (
    typeof statistics !== 'boolean' ||
    typeof marketing !== 'boolean' ||
    typeof thirdParty !== 'boolean' ||
    typeof at !== 'number' ||
    !VERSION.test(version)
  ) {
    return undefined;
  }
  const now = Date.now();
  const time = at > now - MAX_AGE && at <= now ? at : now;
  return { statistics, marketing, thirdParty, version, at: time };
}
