import { log } from '../config/log.ts';
import type { Settings } from '../config/settings.ts';

/** A scheduled page is live this long after its moment, at most. */
const EVERY_MS = 20_000;

/** Has the CMS publish what is scheduled for a moment that has come; returns what stops it. */
export function publishDue(settings: Settings): () => void {
  const timer = setInterval(() => void ask(settings), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function ask(settings: Settings): Promise<void> {
  try {
    const response = await fetch(`${settings.cmsInternalApi}/msr/v1/due`, {
      signal: AbortSignal.timeout(10_000),
    });
    // A CMS without the plugin has a clock of its own.
    await response.body?.cancel();
  } catch (error) {
    log.debug({ reason: String(error) }, 'scheduled pages not asked for');
  }
}
