import type { Session } from '../session.ts';
import { type EditorState, isDirty } from '../store/state.ts';

/** A page as it was last kept beside the published one; of its template the CMS keeps nothing. */
export type KeptDraft = Pick<EditorState, 'nodes' | 'media'>;

/** Whether the CMS has the page's changes as a draft beside what is published. */
export function isKept(
  { nodes, media, template, baseline }: EditorState,
  kept: KeptDraft | null,
): boolean {
  return nodes === kept?.nodes && media === kept.media && template === baseline.template;
}

/** Whether the CMS has the page as it stands here neither published nor as a draft. */
export function isUnsaved({ store, ui }: Pick<Session, 'store' | 'ui'>): boolean {
  const state = store.getState();
  return isDirty(state) && !isKept(state, ui.getState().keptDraft);
}
