import { createDocument } from './create-document.ts';
import { insertSubtree, type Subtree } from './operations/insert-subtree.ts';
import { type Document, ROOT_ID } from './types.ts';

/** A page of these blocks, one after the other, with fresh ids; `media` are the images it lists. */
export function documentOfSubtrees(
  subtrees: readonly Subtree[],
  media: Document['media'] = [],
): Document {
  return subtrees.reduce<Document>(
    (document, subtree) => insertSubtree(document, { parentId: ROOT_ID, subtree }).document,
    { ...createDocument(), media },
  );
}
