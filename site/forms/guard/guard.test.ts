import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cookieName, newSession, newToken, sessionCookie, TOKEN_AGE, tokenAge } from './csrf.ts';
import { addressKey, rateLimits } from './rate-limits.ts';
import { isSameOrigin } from './same-origin.ts';

const key = randomBytes(32);

describe('a CSRF token', () => {
  const session = newSession(key);

  it('is good for its session, and tells its age', () => {
    const token = newToken(key, session, 1_000_000);
    expect(tokenAge(key, { session, token }, 1_004_000)).toBe(4_000);
    expect(tokenAge(key, { session, token }, 1_000_000 + TOKEN_AGE + 1)).toBeUndefined();
    expect(tokenAge(key, { session, token }, 999_999)).toBeUndefined();
  });

  it('is no good for another session, another key, or without a session', () => {
    const token = newToken(key, session);
    expect(tokenAge(key, { session: newSession(key), token })).toBeUndefined();
    expect(tokenAge(randomBytes(32), { session, token })).toBeUndefined();
    expect(tokenAge(key, { session: undefined, token })).toBeUndefined();
    expect(tokenAge(key, { session, token: undefined })).toBeUndefined();
    expect(
      tokenAge(key, { session: 'chosen.by-me', token: newToken(key, 'chosen.by-me') }),
    ).toBeUndefined();
  });

  it('cannot be changed by one character, nor invented', () => {
    const token = newToken(key, session);
    fc.assert(
      fc.property(
        fc.nat(token.length - 1),
        fc.string({ minLength: 1, maxLength: 1 }),
        (at, other) => {
          fc.pre(token[at] !== other);
          const changed = token.slice(0, at) + other + token.slice(at + 1);
          // The last character of base64url carries spare bits: equal bytes are compared as text.
          expect(tokenAge(key, { session, token: changed })).toBeUndefined();
        },
      ),
    );
    fc.assert(
      fc.property(fc.string(), (invented) => {
        expect(tokenAge(key, { session, token: invented })).toBeUndefined();
        expect(tokenAge(key, { session: invented, token })).toBeUndefined();
      }),
    );
  });

  it('is bound to a __Host- cookie on https', () => {
    expect(sessionCookie('https://www.example', 'x')).toBe(
      '__Host-forms=x; Path=/; HttpOnly; SameSite=Strict; Secure',
    );
    expect(cookieName('http://localhost:3000')).toBe('forms');
  });
});

describe('the origin of a post', () => {
  const site = 'https://www.example';
  it.each([
    [{}, true],
    [{ origin: site }, true],
    [{ origin: site, 'sec-fetch-site': 'same-origin' }, true],
    [{ referer: `${site}/pmi?x` }, true],
    [{ origin: 'null' }, false],
    [{ origin: 'https://www.example.evil.example' }, false],
    [{ origin: 'http://www.example' }, false],
    [{ origin: site, 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ referer: 'https://evil.example/www.example' }, false],
    [{ referer: 'rubbish' }, false],
  ])('%j is ours: %s', (headers, ours) => {
    expect(isSameOrigin(headers, site)).toBe(ours);
  });
});

describe('rate limits', () => {
  it('count per address and per contact', async () => {
    const limits = rateLimits({ redisUrl: undefined, perAddress: 3, perContact: 2 });
    expect(await limits.submission('192.0.2.1', ['a@b.example'])).toBeUndefined();
    expect(await limits.submission('192.0.2.2', ['a@b.example'])).toBeUndefined();
    expect(await limits.submission('192.0.2.3', ['a@b.example'])).toBeGreaterThan(0);
    expect(await limits.submission('192.0.2.1', ['c@b.example'])).toBeUndefined();
    expect(await limits.submission('192.0.2.1', ['d@b.example'])).toBeUndefined();
    expect(await limits.submission('192.0.2.1', ['e@b.example'])).toBeGreaterThan(0);
    await limits.close();
  });

  it('count a household’s IPv6 addresses together', () => {
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:0db8:1:2::9'));
    expect(addressKey('2001:db8:1:3::1')).not.toBe(addressKey('2001:db8:1:2::1'));
    expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(addressKey('::1')).toBe('0:0:0:0');
  });

  it('go on in memory while Redis is away', async () => {
    const limits = rateLimits({ redisUrl: 'redis://127.0.0.1:1', perAddress: 1, perContact: 9 });
    expect(await limits.submission('192.0.2.9', [])).toBeUndefined();
    expect(await limits.submission('192.0.2.9', [])).toBeGreaterThan(0);
    await limits.close();
  });
});
