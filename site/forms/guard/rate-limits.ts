import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { log } from '../../config/log.ts';
import type { FormSettings } from '../settings.ts';

/** Seconds to wait, or undefined when there is room. */
type Wait = number | undefined;

export interface RateLimits {
  /** Any call to a form endpoint, so that nobody keeps the server busy. */
  call(address: string): Promise<Wait>;
  /** A submission that would be accepted. */
  submission(address: string, contacts: readonly string[]): Promise<Wait>;
  close(): Promise<void>;
}

const CALLS_PER_MINUTE = 300;

/** Limits in memory, or in Redis so that all instances count together. */
export function rateLimits(
  settings: Pick<FormSettings, 'redisUrl' | 'perAddress' | 'perContact'>,
): RateLimits {
  const redis = settings.redisUrl ? connect(settings.redisUrl) : undefined;
  const limiter = (keyPrefix: string, points: number, duration: number) => {
    const memory = new RateLimiterMemory({ keyPrefix, points, duration });
    if (!redis) return memory;
    // Redis being away must not turn visitors away: this instance counts for itself meanwhile.
    return new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `forms:${keyPrefix}`,
      points,
      duration,
      insuranceLimiter: memory,
    });
  };
  const calls = limiter('call', CALLS_PER_MINUTE, 60);
  const addresses = limiter('address', settings.perAddress, 600);
  const people = limiter('contact', settings.perContact, 3_600);
  return {
    call: (address) => consume(calls, addressKey(address)),
    async submission(address, contacts) {
      const waits = [await consume(addresses, addressKey(address))];
      for (const contact of contacts) waits.push(await consume(people, hashed(contact)));
      const longest = Math.max(...waits.map((wait) => wait ?? 0));
      return longest > 0 ? longest : undefined;
    },
    async close() {
      redis?.disconnect();
    },
  };
}

async function consume(limiter: RateLimiterMemory | RateLimiterRedis, key: string): Promise<Wait> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
  }
}

function connect(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    // Every form post waits for it: one that falls silent counts as away.
    commandTimeout: 1_000,
  });
  redis.on('error', (error: Error) => log.warn({ reason: error.message }, 'Redis not reached'));
  return redis;
}

/** One household has a whole /64 of IPv6 addresses. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(gap).fill('0'), ...right]
    .slice(0, 4)
    .map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

const hashed = (contact: string) => createHash('sha256').update(contact).digest('base64url');
