import cmsAway from '../cache/cms-away.cjs';
import answers from '../cms/answers.cjs';
import { log } from '../config/log.ts';
import type { Settings } from '../config/settings.ts';
import { readWebhookSecret } from '../webhook/secret.ts';
import { sign } from '../webhook/signature.ts';
import type { CmsState } from './cms-state.ts';
import { ownAddress } from './own-address.ts';
import type { RedirectTable } from './redirects.ts';

const INTERVAL = 3_000;
/**
 * An outage is seen so many times in a row: a CMS that is merely busy must not be asked for every
 * page anew, which would keep it busy.
 */
const OUTAGE = 3;
/** The redirect table is read again after so many looks, should a webhook have been lost. */
const REDIRECTS_EVERY = 20;

/**
 * Looks after the CMS: when it comes back from an outage, every page is marked stale, since
 * changes made meanwhile were announced to nobody. Returns what ends the watch.
 */
export function watchCms(
  settings: Settings,
  cmsState: CmsState,
  redirects: RedirectTable,
): () => void {
  /** Looks in a row at which the CMS was down. */
  let downs = 0;
  let looks = 0;
  let lastLook = 0;
  let busy = false;
  const look = async () => {
    if (busy) return;
    busy = true;
    try {
      looks += 1;
      // One that answered a page since then is there: asking would take its time from those pages.
      const isHeard = answers.lastAnswer(settings.cmsInternalApi) > lastLook;
      const state = isHeard ? 'up' : await cmsState.look();
      lastLook = Date.now();
      cmsAway.noteAway(state === 'down');
      const changed = (state === 'down') !== downs > 0;
      if (changed) log.info({ cms: state }, 'CMS state changed');
      if (state === 'down') {
        downs += 1;
        return;
      }
      if (changed || looks % REDIRECTS_EVERY === 0) await redirects.refresh();
      if (downs >= OUTAGE) await refreshEverything(settings);
      downs = 0;
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => void look(), INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}

/** Tells the site's own webhook that everything may have changed. */
export async function refreshEverything(settings: Settings): Promise<void> {
  const secret = (await readWebhookSecret()) ?? '';
  const body = JSON.stringify({
    sentAt: Date.now(),
    changes: [{ id: 0, type: 'all', status: 'publish', path: '/' }],
  });
  try {
    const response = await fetch(`${ownAddress(settings)}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': sign(body, secret) },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`status ${response.status}`);
  } catch (error) {
    log.warn({ reason: String(error) }, 'pages not refreshed');
  }
}
