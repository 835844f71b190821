import { describe, expect, it } from 'vitest';
import { callerOf, rateLimit } from './rate-limit.ts';

describe('rateLimit', () => {
  it('admits as many calls per window and caller, then refuses until the window ends', () => {
    let time = 0;
    const admit = rateLimit({ limit: 2, seconds: 10, now: () => time });
    expect([admit('a'), admit('a'), admit('a'), admit('b')]).toEqual([true, true, false, true]);
    time = 10_000;
    expect(admit('a')).toBe(true);
  });

  it('takes the address the nearest server added', () => {
    const request = new Request('http://x/', {
      headers: { 'x-forwarded-for': '6.6.6.6, 10.0.0.1' },
    });
    expect(callerOf(request)).toBe('10.0.0.1');
    expect(callerOf(new Request('http://x/'))).toBe('unknown');
  });
});
