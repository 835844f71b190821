import 'server-only';
import tagIndex from '../cache/tag-index.cjs';
import { getSettings } from '../config/current.ts';
import { log } from '../config/log.ts';

/** Pages visited at the same time while warming; the CMS answers one call after another anyway. */
const PARALLEL = 4;

/**
 * Visits the stored pages that carry one of the tags, and the given paths, so that fresh copies
 * replace the stale ones. The first visit of a stale page starts its renewal; failures are logged.
 */
export async function warmPages(tags: string[], paths: string[] = []): Promise<void> {
  const queue = [...new Set([...paths, ...tagIndex.pathsWithTags(tags)])];
  const visit = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      await warmPage(path);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, visit));
}

async function warmPage(path: string): Promise<void> {
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
  } catch (error) {
    log.warn({ path, reason: String(error) }, 'page not warmed');
  }
}
