/** Most callers remembered at once; beyond it the oldest are forgotten. */
const MAX_KEYS = 10_000;

/**
 * Counts calls per caller in windows of fixed length, in memory: a brake on floods, per process.
 * Returns whether a call is within the limit.
 */
export function rateLimit(options: { limit: number; seconds: number; now?: () => number }) {
  const { limit, seconds, now = Date.now } = options;
  const counts = new Map<string, { until: number; count: number }>();
  return (key: string): boolean => {
    const time = now();
    const known = counts.get(key);
    if (known && known.until > time) {
      known.count += 1;
      return known.count <= limit;
    }
    counts.delete(key);
    counts.set(key, { until: time + seconds * 1000, count: 1 });
    const oldest = counts.size > MAX_KEYS ? counts.keys().next().value : undefined;
    if (oldest !== undefined) counts.delete(oldest);
    return true;
  };
}

/** The caller's address as the nearest server saw it; the same for all when it is not known. */
export function callerOf(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';
}
