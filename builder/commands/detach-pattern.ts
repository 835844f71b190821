import { deleteNode } from '@renderer/document/operations/delete-node.ts';
import { extractSubtree, insertSubtree } from '@renderer/document/operations/insert-subtree.ts';
import { type Document, type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { quoted } from '../store/history.ts';
import { transact } from '../store/transact.ts';
import { withMedia } from './paste-blocks.ts';

/** Puts copies of a pattern's blocks in the place of a reference to it: one step. Their ids. */
export function detachPattern(
  store: EditorStore,
  { id, parentId, pattern, title }: DetachArguments,
): NodeId[] {
  const ids: NodeId[] = [];
  const index = store.getState().nodes.get(parentId)?.childIds.indexOf(id) ?? -1;
  if (index === -1) return ids;
  transact(store, { label: 'scollegamento', of: quoted(title) }, (document) => {
    let detached = withMedia(deleteNode(document, id), pattern.media);
    for (const top of pattern.nodes.get(ROOT_ID)?.childIds ?? []) {
      if (!pattern.nodes.has(top)) continue;
      const subtree = extractSubtree(pattern, top);
      const inserted = insertSubtree(detached, { parentId, subtree, index: index + ids.length });
      ids.push(inserted.id);
      detached = inserted.document;
    }
    return detached;
  });
  return ids;
}

interface DetachArguments {
  /** The reference. */
  id: NodeId;
  parentId: NodeId;
  pattern: Document;
  title: string;
}
