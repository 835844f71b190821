import { deleteNode as deleteNodeIn } from '@renderer/document/operations/delete-node.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { nodeLabel } from '../node-label.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { type ChangeDescription, transact } from '../store/transact.ts';

/** History label of removals (spec 9). */
export const REMOVAL = 'rimozione';

/** A node that is taken from its parent and then deleted is one removal (spec 4.7). */
export function removalOf(store: EditorStore, id: NodeId): ChangeDescription {
  const node = store.getState().nodes.get(id);
  return {
    ...{ label: REMOVAL, group: `${REMOVAL} ${id}` },
    ...(node && { of: nodeLabel(node) }),
  };
}

/** Deletes a node with all its descendants and takes it from its parent: one step (spec 4.7). */
export function deleteNode(store: EditorStore, { id }: { id: NodeId }): void {
  transact(
    store,
    removalOf(store, id),
    (document) => deleteNodeIn(document, id),
    ({ nodes }, { currentlyEditing }) =>
      currentlyEditing !== null && !nodes.has(currentlyEditing) ? { currentlyEditing: null } : {},
  );
}
