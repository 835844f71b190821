import { log } from '../config/log.ts';
import type { Settings } from '../config/settings.ts';
import { refreshEverything } from './cms-watch.ts';
import { ownAddress } from './own-address.ts';

/**
 * Makes sure the home page is there when "Ready" is printed. The copies of an earlier run are
 * renewed behind the scenes, since what the CMS changed while the site was off was announced to
 * nobody; the main pages that have no copy yet get one.
 */
export async function warmMainPages(settings: Settings): Promise<void> {
  try {
    await refreshEverything(settings);
    const response = await fetch(`${ownAddress(settings)}/`, {
      headers: { 'x-forwarded-host': new URL(settings.siteOrigin).host },
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    });
    await response.arrayBuffer();
    if (response.status >= 500) log.warn({ status: response.status }, 'home page not ready');
  } catch (error) {
    log.warn({ reason: String(error) }, 'home page not warmed');
  }
}
