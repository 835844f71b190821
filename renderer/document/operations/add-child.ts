import type { Document, NodeId } from '../types.ts';
import { changeNodes, nodeOf } from './change.ts';
import { descendants } from './descendants.ts';

/** Adds a child: appended to childIds, or at an index. Throws when that would make a cycle. */
export function addChild(
  document: Document,
  { parentId, childId, index }: { parentId: NodeId; childId: NodeId; index?: number },
): Document {
  const parent = nodeOf(document, parentId);
  nodeOf(document, childId);
  if (descendants(document, childId).includes(parentId)) {
    throw new Error(`Node '${childId}' cannot be a child of its own descendant '${parentId}'`);
  }
  const childIds = parent.childIds.filter((id) => id !== childId);
  childIds.splice(index ?? childIds.length, 0, childId);
  return changeNodes(document, [{ ...parent, childIds }]);
}
