import type { Document, NodeId } from '../types.ts';
import { changeNodes, nodeOf } from './change.ts';

/** Shifts a child by an offset within its parent's childIds, up to either end (spec 4.7). */
export function moveChild(
  document: Document,
  { parentId, childId, offset }: { parentId: NodeId; childId: NodeId; offset: number },
): Document {
  const parent = nodeOf(document, parentId);
  const from = parent.childIds.indexOf(childId);
  if (from === -1) return document;
  const to = Math.min(Math.max(from + offset, 0), parent.childIds.length - 1);
  if (to === from) return document;
  const childIds = parent.childIds.toSpliced(from, 1).toSpliced(to, 0, childId);
  return changeNodes(document, [{ ...parent, childIds }]);
}
