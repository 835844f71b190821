import type { SavedPage } from '../cms/cms-client.ts';
import { fingerprint } from '../cms/fingerprint.ts';
import { openContent } from '../open-content.ts';
import type { Session } from '../session.ts';
import { isPlanOpen, type KeptDraft } from './is-unsaved.ts';

/**
 * What stood beside the page here and is in what was published elsewhere: the draft, as it was or as
 * it was gone on with, or planned changes that are open. Null where there is none such.
 */
export function grownFrom(
  { content, taken = [] }: SavedPage,
  { store, ui }: Pick<Session, 'store' | 'ui'>,
): KeptDraft | null {
  const { keptDraft, storedDraft, planned, keptPlan } = ui.getState();
  if (planned?.content === content && isPlanOpen(store.getState(), planned))
    return keptPlan ?? openContent(content).document;
  return taken.includes(fingerprint(storedDraft)) ? keptDraft : null;
}
