import { describe, expect, it } from 'vitest';
import { callerOf, rateLimit } from './rate-limit.ts';

describe('rateLimit', () => {
  it('admits as many calls per caller, then refuses', async () => {
    const admit = rateLimit({ limit: 2, seconds: 60 });
    const answers = [];
    for (const key of ['a', 'a', 'a', 'b']) answers.push(await admit(key));
    expect(answers).toEqual([true, true, false, true]);
  });

  it('takes the address the nearest server added', () => {
    const request = new Request('http://x/', {
      headers: { 'x-forwarded-for': '6.6.6.6, 10.0.0.1' },
    });
    expect(callerOf(request)).toBe('10.0.0.1');
    expect(callerOf(new Request('http://x/'))).toBe('unknown');
  });
});
