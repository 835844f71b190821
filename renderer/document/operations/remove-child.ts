import type { Document, NodeId } from '../types.ts';
import { changeNodes, nodeOf } from './change.ts';

/** Removes a child from its parent's list; the node itself stays. */
export function removeChild(
  document: Document,
  { parentId, childId }: { parentId: NodeId; childId: NodeId },
): Document {
  const parent = nodeOf(document, parentId);
  if (!parent.childIds.includes(childId)) return document;
  const childIds = parent.childIds.filter((id) => id !== childId);
  return changeNodes(document, [{ ...parent, childIds }]);
}
