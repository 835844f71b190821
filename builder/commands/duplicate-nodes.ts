import { extractSubtree, insertSubtree } from '@renderer/document/operations/insert-subtree.ts';
import { parentOf } from '@renderer/document/operations/parent-of.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { withFreeKeys } from '../keys.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { blocks } from '../store/history.ts';
import { transact } from '../store/transact.ts';

/** Copies several blocks, each right after itself: one step. */
export function duplicateNodes(store: EditorStore, { ids }: { ids: readonly NodeId[] }): NodeId[] {
  const copies: NodeId[] = [];
  transact(store, { label: 'duplicazione', of: blocks(ids.length) }, (document) => {
    let result = document;
    for (const id of ids) {
      const parentId = parentOf(result, id);
      if (parentId === undefined) continue;
      const index = (result.nodes.get(parentId)?.childIds.indexOf(id) ?? -1) + 1;
      const subtree = withFreeKeys(result.nodes, extractSubtree(result, id));
      const inserted = insertSubtree(result, { parentId, subtree, index });
      copies.push(inserted.id);
      result = inserted.document;
    }
    return result;
  });
  return copies;
}
