import type { EditorStore } from '../store/create-editor-store.ts';

/** What undo and redo have in common: the page counts as modified, the selection as far as it exists. */
export function afterTimeTravel(store: EditorStore): void {
  const { nodes, change, meta, currentlyEditing } = store.getState();
  store.setState({
    // Typing on after an undo is a step of its own.
    change: { ...change, group: null },
    meta: { ...meta, lastModifiedAt: Date.now(), saved: false },
    currentlyEditing:
      currentlyEditing !== null && nodes.has(currentlyEditing) ? currentlyEditing : null,
  });
}
