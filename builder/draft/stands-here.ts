import { prepareForSave } from '../cms/prepare-for-save.ts';
import { isSameContent } from '../merge/equal.ts';
import { openContent } from '../open-content.ts';
import { documentOf, type EditorState } from '../store/state.ts';

/** Whether a content, as it is stored, says the same as the page as it stands here. */
export const standsHere = (state: EditorState, content: string): boolean =>
  isSameContent(openContent(content).document, prepareForSave(documentOf(state)));
