import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addressKey, rateLimits } from './rate-limits.ts';

const ROOM = { perAddress: 3, perContact: 2 };
const redisUrl = process.env.TEST_REDIS_URL;

const address = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;
const contact = () => `${randomUUID()}@example.it`;

describe('limits', () => {
  it('of an address and of a contact end on their own', async () => {
    const limits = rateLimits({ redisUrl: undefined, ...ROOM });
    const [from, person] = [address(), contact()];
    for (let count = 0; count < ROOM.perContact; count += 1) {
      expect(await limits.submission(from, [person])).toBeUndefined();
    }
    expect(await limits.submission(address(), [person])).toBeGreaterThan(3_000);
    expect(await limits.submission(from, [contact()])).toBeUndefined();
    expect(await limits.submission(from, [contact()])).toBeGreaterThan(500);
    await limits.close();
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:1::2', '2001:db8:0:1'],
    ['2001:DB8:0:1:ffff::', '2001:db8:0:1'],
  ])('count %s as %s', (from, key) => {
    expect(addressKey(from)).toBe(key);
  });

  it('hold in memory while Redis is away', async () => {
    const limits = rateLimits({ redisUrl: 'redis://127.0.0.1:1', ...ROOM });
    const from = address();
    for (let count = 0; count < ROOM.perAddress; count += 1) {
      expect(await limits.submission(from, [contact()])).toBeUndefined();
    }
    expect(await limits.submission(from, [contact()])).toBeGreaterThan(0);
    await limits.close();
  });
});

describe('limits in Redis', () => {
  if (!redisUrl) {
    it.skip('need TEST_REDIS_URL');
    return;
  }

  it('are counted by all instances together', async () => {
    const instances = [rateLimits({ redisUrl, ...ROOM }), rateLimits({ redisUrl, ...ROOM })];
    // The first call connects.
    await expect
      .poll(async () => {
        const [from, person] = [address(), contact()];
        const waits = [];
        for (let count = 0; count <= ROOM.perContact; count += 1) {
          waits.push(await instances[count % 2]?.submission(from, [person]));
        }
        return waits.map((wait) => wait !== undefined);
      })
      .toEqual([false, false, true]);
    for (const instance of instances) await instance.close();
  });
});
