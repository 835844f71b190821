import type { Document, DocumentNode, NodeId } from '../types.ts';

/** The document with some nodes replaced; all others keep their identity. */
export function changeNodes(document: Document, changed: Iterable<DocumentNode>): Document {
  const nodes = new Map(document.nodes);
  for (const node of changed) nodes.set(node.id, node);
  return { ...document, nodes };
}

/** The node, or an error that names it: operations never guess. */
export function nodeOf(document: Document, id: NodeId): DocumentNode {
  const node = document.nodes.get(id);
  if (!node) throw new Error(`No node '${id}' in the document`);
  return node;
}
