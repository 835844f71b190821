import 'server-only';
import { setTimeout } from 'node:timers/promises';
import tagIndex from '../cache/tag-index.cjs';
import { getSettings } from '../config/current.ts';
import { log } from '../config/log.ts';

/** Pages visited at the same time while warming; the CMS answers one call after another anyway. */
const PARALLEL = 4;
/** Visits until a page is fresh: one starts its renewal, the next sees it, or starts another. */
const VISITS = 4;
/** Wait before stale pages are visited again, in ms; twice as long each time. */
const FIRST_WAIT = 150;

/**
 * Visits the stored pages that carry one of the tags, and the given paths, so that fresh copies
 * replace the stale ones. A change that came while a page was made leaves it stale: it is visited
 * again. Failures are logged.
 */
export async function warmPages(tags: string[], paths: string[] = []): Promise<void> {
  let stale = [...new Set([...paths, ...tagIndex.pathsWithTags(tags)])];
  for (let visit = 0, wait = FIRST_WAIT; visit < VISITS; visit += 1, wait *= 2) {
    stale = await visitPages(stale);
    if (stale.length === 0) return;
    await setTimeout(wait);
  }
  log.warn({ paths: stale }, 'pages still stale');
}

/** Visits pages, some at a time; answers those of which a stale copy came. */
async function visitPages(paths: readonly string[]): Promise<string[]> {
  const queue = [...paths];
  const stale: string[] = [];
  const visit = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (await visitPage(path)) stale.push(path);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, visit));
  return stale;
}

/** Asks for a page as a visitor does; whether the answer was a stale copy. */
async function visitPage(path: string): Promise<boolean> {
  const { port, host, siteOrigin } = getSettings();
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  try {
    const response = await fetch(`http://${address}:${port}${encodeURI(path)}`, {
      headers: { 'x-forwarded-host': new URL(siteOrigin).host, 'user-agent': 'page-warmer' },
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(15_000),
    });
    await response.arrayBuffer();
    return response.headers.get('x-nextjs-cache') === 'STALE';
  } catch (error) {
    log.warn({ path, reason: String(error) }, 'page not warmed');
    return false;
  }
}
