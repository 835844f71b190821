import { fingerprint } from '../cms/fingerprint.ts';
import type { UiState } from '../store/ui-state.ts';

/** Whether planned changes wait for their moment: it has not been missed, and the page is online as they found it. */
export function willGoOnline({
  planned,
  page,
  savedContent,
  conflict,
  outdated,
}: Pick<UiState, 'planned' | 'page' | 'savedContent' | 'conflict' | 'outdated'>): boolean {
  if (planned === null || page.status !== 'publish' || planned.missed) return false;
  // Each change of the editor's state asks: a whole page is only summed up where it has to be.
  if (outdated && !outdated.isDraft) return outdated.content === fingerprint(planned.base);
  // While it is decided what of older work stays, that work's own page is what is known here.
  return [savedContent, conflict?.page.content].includes(planned.base);
}
