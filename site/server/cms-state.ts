import answers from '../cms/answers.cjs';
import type { Settings } from '../config/settings.ts';

/** Longest wait for the answer to the smallest question, in ms. */
const PATIENCE = 1_500;
/** A CMS that answered anything so short a time ago is busy, not away; in ms. */
const LATELY = 5_000;

export interface CmsState {
  /** Whether the CMS is there; answers within a second and a half. */
  look(): Promise<'up' | 'down'>;
}

/**
 * Tells whether the CMS is there. It answers one call after another: while many pages are made the
 * smallest question waits in its queue, and a site that serves every page must not say that it is
 * not ready. So an answer to any other call of this process counts as well.
 */
export function createCmsState({ cmsInternalApi }: Settings): CmsState {
  return {
    async look() {
      try {
        const response = await fetch(`${cmsInternalApi}/msr/v1/redirects`, {
          cache: 'no-store',
          signal: AbortSignal.timeout(PATIENCE),
        });
        await response.arrayBuffer();
        return response.status < 500 ? 'up' : 'down';
      } catch (error) {
        const isLate = (error as Error).name === 'TimeoutError';
        return isLate && Date.now() - answers.lastAnswer(cmsInternalApi) < LATELY ? 'up' : 'down';
      }
    },
  };
}
