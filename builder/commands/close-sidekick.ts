import { ROOT_ID } from '@renderer/document/types.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { setEditing } from './set-editing.ts';
import { setSidekick } from './set-sidekick.ts';
import { toggleSidekick } from './toggle-sidekick.ts';

/**
 * Closes the side panel: the properties of a chosen block come back; over these, by letting go of the
 * block.
 */
export function closeSidekick(store: EditorStore): void {
  const { sidekick, currentlyEditing } = store.getState();
  if ((sidekick.component ?? 'node') === 'node') setEditing(store, { id: null });
  else if (currentlyEditing !== null && currentlyEditing !== ROOT_ID)
    setSidekick(store, { component: 'node' });
  else toggleSidekick(store);
}
