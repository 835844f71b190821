import type { Session } from '../session.ts';
import { type EditorState, isDirty } from '../store/state.ts';
import type { UiState } from '../store/ui-state.ts';

/** A page as it was last kept beside the published one; of its template the CMS keeps nothing. */
export type KeptDraft = Pick<EditorState, 'nodes' | 'media'>;

/** Whether the CMS has the page's changes as a draft beside what is published. */
export function isKept(
  { nodes, media, template, baseline }: EditorState,
  kept: KeptDraft | null,
): boolean {
  return nodes === kept?.nodes && media === kept.media && template === baseline.template;
}

/**
 * Whether the next visit would begin with another page than this one: where the CMS keeps a draft,
 * it is gone on with, even if its changes were undone here.
 */
export function differs(state: EditorState, kept: KeptDraft | null): boolean {
  return kept === null ? isDirty(state) : !isKept(state, kept);
}

/** Whether the page has the planned changes in it: once they are given up, they are planned no longer. */
export function isPlanOpen(
  { plan }: Pick<EditorState, 'plan'>,
  planned: UiState['planned'],
): boolean {
  return planned !== null && plan === planned.id;
}

/** Whether the page is as it is planned to go live. */
export function isPlanned(
  state: EditorState,
  { planned, keptPlan }: Pick<UiState, 'planned' | 'keptPlan'>,
): boolean {
  return isPlanOpen(state, planned) && isKept(state, keptPlan);
}

/** Whether the CMS has the page as it stands here neither published, nor planned, nor as a draft. */
export function isUnsaved({ store, ui }: Pick<Session, 'store' | 'ui'>): boolean {
  const [state, { keptDraft, ...plan }] = [store.getState(), ui.getState()];
  return differs(state, keptDraft) && !isPlanned(state, plan);
}

/** The same, with what fields hold written first; what they cannot write is unsaved, too. */
export function hasUnsaved(session: Pick<Session, 'store' | 'ui' | 'held'>): boolean {
  session.held.commit();
  return isUnsaved(session) || session.held.isHolding();
}
