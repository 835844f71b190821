import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '../forms/guard/rate-limits.ts';
import { visitorAddress } from './visitor-address.ts';

/** Wrong passwords per address, and the seconds in which they count. */
const FAILURES = 10;
const WINDOW = 600;
const LOGIN = /\/wp-login\.php(\/|$)/i;

/**
 * Slows down the guessing of passwords, and of names whose passwords are said to be lost: after ten
 * an address waits. Answers true when it has refused the request. Logins do not count, so that an
 * office behind one address is not kept out by its own.
 */
export function loginBrake(options: {
  trustProxy: boolean;
}): (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean> {
  const failures = new RateLimiterMemory({ points: FAILURES, duration: WINDOW });
  return async (request, response, path) => {
    if (request.method !== 'POST' || !LOGIN.test(decodeURIComponent(path))) return false;
    const key = addressKey(visitorAddress(request, options.trustProxy));
    // Counted before the answer is known: guesses sent all at once are guesses too.
    const refusal = await failures.consume(key).then(
      () => undefined,
      (reason: unknown) => {
        if (reason instanceof RateLimiterRes) return reason;
        throw reason;
      },
    );
    if (refusal) {
      response.writeHead(429, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': String(Math.ceil(refusal.msBeforeNext / 1_000)),
      });
      response.end(PAGE);
      return true;
    }
    onHeaders(response, () => {
      if (isLogin(response) || response.statusCode >= 500) void failures.reward(key);
    });
    return false;
  };
}

/** By the cookie, as mails to who lost the password are asked for at the same address. */
function isLogin(response: ServerResponse): boolean {
  return String(response.getHeader('set-cookie') ?? '').includes('wordpress_logged_in_');
}

const PAGE = `<!doctype html>
<html lang="it">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Troppi tentativi</title>
<h1>Troppi tentativi di accesso</h1>
<p>Riprova tra qualche minuto. Se hai dimenticato la password, chiedine una nuova dalla pagina di accesso.</p>
</html>
`;
