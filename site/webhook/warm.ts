import 'server-only';
import { setTimeout } from 'node:timers/promises';
import tagIndex from '../cache/tag-index.cjs';
import { getSettings } from '../config/current.ts';
import { log } from '../config/log.ts';
import { ownAddress } from '../server/own-address.ts';

/** Pages renewed at the same time, whatever changed; the CMS answers one call after another. */
const PARALLEL = 4;
/** Wait before a stale page is visited again, in ms: twice as long each time, up to the last. */
const FIRST_WAIT = 50;
const LAST_WAIT = 6_400;

/** Pages to visit, the latest change first. One list for all changes: a page waits in it once. */
let pending: string[] = [];
let working = 0;

/**
 * Visits the stored pages that carry one of the tags, and the given paths, so that fresh copies
 * replace the stale ones. Returns at once; failures are logged.
 */
export function warmPages(tags: string[], paths: string[] = []): void {
  pending = [...new Set([...paths, ...tagIndex.pathsWithTags(tags), ...pending])];
  // A worker takes its first page before it returns here.
  while (working < PARALLEL && pending.length > 0) void work();
}

async function work(): Promise<void> {
  working += 1;
  for (let path = pending.shift(); path !== undefined; path = pending.shift()) {
    await renewPage(path);
  }
  working -= 1;
}

/**
 * Visits a page until it is fresh: the first visit only starts its renewal, and a change that
 * came while it was made leaves it stale.
 */
async function renewPage(path: string): Promise<void> {
  for (let wait = FIRST_WAIT; await isStale(path); wait *= 2) {
    if (wait > LAST_WAIT) {
      log.warn({ path }, 'page still stale');
      return;
    }
    await setTimeout(wait);
  }
}

/** Asks for a page as a visitor does; whether there may be no fresh copy of it yet. */
async function isStale(path: string): Promise<boolean> {
  const settings = getSettings();
  try {
    const response = await fetch(ownAddress(settings) + encodeURI(path), {
      headers: {
        'x-forwarded-host': new URL(settings.siteOrigin).host,
        'user-agent': 'page-warmer',
      },
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(60_000),
    });
    await response.arrayBuffer();
    // What was made just now may not have been kept.
    return ['STALE', 'MISS'].includes(response.headers.get('x-nextjs-cache') ?? '');
  } catch (error) {
    log.warn({ path, reason: String(error) }, 'page not warmed');
    return false;
  }
}
