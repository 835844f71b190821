import { deleteNode } from '@renderer/document/operations/delete-node.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { count } from '../editor/format.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';
import { REMOVAL } from './delete-node.ts';

/** Deletes several blocks with all they hold: one step. */
export function deleteNodes(store: EditorStore, { ids }: { ids: readonly NodeId[] }): void {
  transact(
    store,
    { label: REMOVAL, of: count(ids.length, 'blocco', 'blocchi') },
    (document) =>
      ids.reduce((left, id) => (left.nodes.has(id) ? deleteNode(left, id) : left), document),
    ({ nodes }, { currentlyEditing }) =>
      currentlyEditing !== null && !nodes.has(currentlyEditing) ? { currentlyEditing: null } : {},
  );
}
