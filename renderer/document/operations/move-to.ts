import { type Document, type NodeId, ROOT_ID } from '../types.ts';
import { addChild } from './add-child.ts';
import { parentOf } from './parent-of.ts';
import { removeChild } from './remove-child.ts';

/** Moves a node under another parent, or to another place under its own. */
export function moveTo(
  document: Document,
  { id, parentId, index }: { id: NodeId; parentId: NodeId; index: number },
): Document {
  if (id === ROOT_ID) throw new Error('The root cannot be moved');
  const from = parentOf(document, id);
  const detached = from ? removeChild(document, { parentId: from, childId: id }) : document;
  return addChild(detached, { parentId, childId: id, index });
}
