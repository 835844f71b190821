import { deleteNode } from '@renderer/document/operations/delete-node.ts';
import type { NodeId } from '@renderer/document/types.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { blocks } from '../store/history.ts';
import { transact } from '../store/transact.ts';
import { REMOVAL, removalOf } from './delete-node.ts';

/** Deletes several blocks with all they hold: one step. */
export function deleteNodes(store: EditorStore, { ids }: { ids: readonly NodeId[] }): void {
  const [only, ...others] = ids;
  transact(
    store,
    only !== undefined && others.length === 0
      ? removalOf(store, only)
      : { label: REMOVAL, of: blocks(ids.length) },
    (document) =>
      ids.reduce((left, id) => (left.nodes.has(id) ? deleteNode(left, id) : left), document),
    ({ nodes }, { currentlyEditing }) =>
      currentlyEditing !== null && !nodes.has(currentlyEditing) ? { currentlyEditing: null } : {},
  );
}
