import { type Document, type DocumentNode, type NodeId, ROOT_ID } from '../types.ts';
import { nodeOf } from './change.ts';
import { descendants } from './descendants.ts';

/** Deletes a node and all its descendants, and every mention of it as a child (spec 4.7). */
export function deleteNode(document: Document, id: NodeId): Document {
  if (id === ROOT_ID) throw new Error('The root cannot be deleted');
  nodeOf(document, id);
  const removed = new Set(descendants(document, id));
  const nodes = new Map<NodeId, DocumentNode>();
  for (const node of document.nodes.values()) {
    if (removed.has(node.id)) continue;
    const loses = node.childIds.some((child) => removed.has(child));
    nodes.set(
      node.id,
      loses ? { ...node, childIds: node.childIds.filter((child) => !removed.has(child)) } : node,
    );
  }
  return { ...document, nodes };
}
