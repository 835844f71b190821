import type { EditorStore } from '../store/create-editor-store.ts';
import { setEditing } from './set-editing.ts';
import { toggleSidekick } from './toggle-sidekick.ts';

/** Closes the side panel; over a block's properties, by letting go of the block. */
export function closeSidekick(store: EditorStore): void {
  const { component } = store.getState().sidekick;
  if ((component ?? 'node') === 'node') setEditing(store, { id: null });
  else toggleSidekick(store);
}
