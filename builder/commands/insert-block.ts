import { insertSubtree, type Subtree } from '@renderer/document/operations/insert-subtree.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { blockName } from '../catalogue.ts';
import { withFreeKeys } from '../keys.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';

/** Creates a block, with descendants if it has any, at a place of the page: one step. */
export function insertBlock(
  store: EditorStore,
  { subtree, parentId, index }: { subtree: Subtree; parentId: NodeId; index?: number },
): NodeId {
  let id = '';
  transact(store, { label: 'aggiunta', of: blockName(subtree.component) }, (document) => {
    const fresh = withFreeKeys(document.nodes, subtree);
    const inserted = insertSubtree(document, { parentId, subtree: fresh, index });
    id = inserted.id;
    return inserted.document;
  });
  return id;
}
