import type { NodeId } from '@renderer/document/types.ts';
import type { EditorStore } from '../store/create-editor-store.ts';

/** Sets the node being edited and shows its properties; null closes them. Never recorded. */
export function setEditing(store: EditorStore, { id }: { id: NodeId | null }): void {
  const { nodes, sidekick, currentlyEditing } = store.getState();
  if (id === null) {
    const visible = sidekick.visible && sidekick.component !== 'node';
    store.setState({ currentlyEditing: null, sidekick: { ...sidekick, visible } });
    return;
  }
  if (!nodes.has(id)) return;
  if (id === currentlyEditing && sidekick.visible && sidekick.component === 'node') return;
  store.setState({ currentlyEditing: id, sidekick: { visible: true, component: 'node' } });
}
