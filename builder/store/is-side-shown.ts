import { ROOT_ID } from '@renderer/document/types.ts';
import type { EditorState } from './state.ts';

/** Whether the side panel has something to show: properties are a block's, which may have gone. */
export function isSideShown({
  sidekick,
  currentlyEditing,
}: Pick<EditorState, 'sidekick' | 'currentlyEditing'>): boolean {
  if (!sidekick.visible) return false;
  const isOfBlock = (sidekick.component ?? 'node') === 'node';
  return !isOfBlock || (currentlyEditing !== null && currentlyEditing !== ROOT_ID);
}
