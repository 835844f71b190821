import { type Document, type NodeId, ROOT_ID } from '../types.ts';
import { nodeOf } from './change.ts';
import { descendants } from './descendants.ts';
import { withoutNodes } from './without-nodes.ts';

/** Deletes a node and all its descendants, and every mention of it as a child (spec 4.7). */
export function deleteNode(document: Document, id: NodeId): Document {
  if (id === ROOT_ID) throw new Error('The root cannot be deleted');
  nodeOf(document, id);
  return withoutNodes(document, new Set(descendants(document, id)));
}
