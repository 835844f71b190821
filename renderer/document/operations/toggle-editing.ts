import type { Document, NodeId } from '../types.ts';
import { changeNodes, nodeOf } from './change.ts';

/** Flips a node's uneditable flag. */
export function toggleEditing(document: Document, id: NodeId): Document {
  const node = nodeOf(document, id);
  return changeNodes(document, [{ ...node, uneditable: !node.uneditable }]);
}
