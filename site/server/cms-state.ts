import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Settings } from '../config/settings.ts';

/** Longest wait for the answer to the smallest question, in ms. */
const PATIENCE = 1_500;
/** A CMS that answered anything so short a time ago is busy, not away; in ms. */
const LATELY = 5_000;
/** The channel on which Node's own fetch tells of each answer. */
const ANSWERS = 'undici:request:headers';

export interface CmsState {
  /** Whether the CMS is there; answers within a second and a half. */
  look(): Promise<'up' | 'down'>;
  /** Ends the listening to the answers of the CMS. */
  stop(): void;
}

/**
 * Tells whether the CMS is there. It answers one call after another: while many pages are made the
 * smallest question waits in its queue, and a site that serves every page must not say that it is
 * not ready. So an answer to any other call of this process counts as well.
 */
export function watchCmsState(settings: Settings): CmsState {
  let answered = -Infinity;
  const note = (message: unknown) => {
    const { request, response } = message as {
      request: { origin: string | URL };
      response: { statusCode: number };
    };
    const isCms = String(request.origin) === new URL(settings.cmsInternalApi).origin;
    if (isCms && response.statusCode < 500) answered = Date.now();
  };
  subscribe(ANSWERS, note);
  return {
    async look() {
      try {
        const response = await fetch(`${settings.cmsInternalApi}/msr/v1/redirects`, {
          cache: 'no-store',
          signal: AbortSignal.timeout(PATIENCE),
        });
        await response.arrayBuffer();
        return response.status < 500 ? 'up' : 'down';
      } catch (error) {
        const isLate = (error as Error).name === 'TimeoutError';
        return isLate && Date.now() - answered < LATELY ? 'up' : 'down';
      }
    },
    stop: () => void unsubscribe(ANSWERS, note),
  };
}
