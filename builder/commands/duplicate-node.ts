import { extractSubtree, insertSubtree } from '@renderer/document/operations/insert-subtree.ts';
import { parentOf } from '@renderer/document/operations/parent-of.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { withFreeKeys } from '../keys.ts';
import { nodeLabel } from '../node-label.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';

/** Copies a node with its descendants right after itself; undefined when it has no parent. */
export function duplicateNode(store: EditorStore, { id }: { id: NodeId }): NodeId | undefined {
  const { nodes } = store.getState();
  const node = nodes.get(id);
  const parentId = parentOf({ nodes }, id);
  if (!node || parentId === undefined) return undefined;
  let copy: NodeId | undefined;
  transact(store, { label: 'duplicazione', of: nodeLabel(node) }, (document) => {
    const inserted = insertSubtree(document, {
      parentId,
      subtree: withFreeKeys(document.nodes, extractSubtree(document, id)),
      index: (document.nodes.get(parentId)?.childIds.indexOf(id) ?? -1) + 1,
    });
    copy = inserted.id;
    return inserted.document;
  });
  return copy;
}
