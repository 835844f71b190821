import { RateLimiterMemory } from 'rate-limiter-flexible';

/**
 * Counts calls per caller in windows of fixed length, in memory: a brake on floods, per process.
 * Resolves with whether a call is within the limit.
 */
export function rateLimit(options: {
  limit: number;
  seconds: number;
}): (key: string) => Promise<boolean> {
  const limiter = new RateLimiterMemory({ points: options.limit, duration: options.seconds });
  return (key) =>
    limiter.consume(key).then(
      () => true,
      () => false,
    );
}

/** The caller's address as the nearest server saw it; the same for all when it is not known. */
export function callerOf(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';
}
