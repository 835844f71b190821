import { prepareForSave } from '../cms/prepare-for-save.ts';
import type { PlannedChanges } from '../contract.ts';
import { isSameContent } from '../merge/equal.ts';
import { openContent } from '../open-content.ts';
import { documentOf, type EditorState } from '../store/state.ts';

/** Whether what is planned is the page as it stands here, whoever planned it. */
export function isSameAsPlan(state: EditorState, { content }: PlannedChanges): boolean {
  return isSameContent(openContent(content).document, prepareForSave(documentOf(state)));
}
