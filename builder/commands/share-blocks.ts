import { deleteNode } from '@renderer/document/operations/delete-node.ts';
import { insertSubtree } from '@renderer/document/operations/insert-subtree.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { type PatternId, REFERENCE } from '@renderer/patterns/reference.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { quoted } from '../store/history.ts';
import { transact } from '../store/transact.ts';

/** Puts a reference to a pattern in the place of blocks of one container: one step. */
export function shareBlocks(
  store: EditorStore,
  { ids, parentId, patternId, title }: ShareArguments,
): NodeId | undefined {
  const [first] = ids;
  const { nodes } = store.getState();
  const index = nodes.get(parentId)?.childIds.indexOf(first ?? '') ?? -1;
  if (index === -1) return undefined;
  let reference: NodeId | undefined;
  transact(store, { label: 'condivisione', of: quoted(title) }, (document) => {
    const left = ids.reduce(
      (before, id) => (before.nodes.has(id) ? deleteNode(before, id) : before),
      document,
    );
    const subtree = { component: REFERENCE, props: { patternId } };
    const inserted = insertSubtree(left, { parentId, index, subtree });
    reference = inserted.id;
    return inserted.document;
  });
  return reference;
}

interface ShareArguments {
  /** Siblings, in page order. */
  ids: readonly NodeId[];
  parentId: NodeId;
  patternId: PatternId;
  title: string;
}
