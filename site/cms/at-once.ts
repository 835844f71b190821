import { AsyncLocalStorage } from 'node:async_hooks';

const asking = new AsyncLocalStorage<true>();

/**
 * Asks the CMS on behalf of a route that is not stored. A stale answer is served once more while it
 * is renewed: for pages nobody notices, because a change visits them until they are fresh, but such
 * a route would show each visitor what the one before should have seen.
 */
export function atOnce<T>(ask: () => Promise<T>): Promise<T> {
  return asking.run(true, ask);
}

/**
 * The tag that ends an answer at once, where the given one only makes it stale. No page bears it: a
 * page whose answers have ended is an error while the CMS is down.
 */
export const atOnceTag = (tag: string): string => `at-once:${tag}`;

/**
 * How a call to the CMS is stored, by who asks. The header keeps the answers of both apart: one that
 * is asked for with other tags than its own is written anew, and would pass for a new one.
 */
export function storedAs(tags: string[]): { tags: string[]; headers: Record<string, string> } {
  return asking.getStore()
    ? { tags: tags.map(atOnceTag), headers: { 'cache-control': 'no-cache' } }
    : { tags, headers: {} };
}
