import type { DocumentNode, NodeId } from '../types.ts';

/** A document without some nodes and every mention of them as children; the others keep their identity. */
export function withoutNodes<Whole extends { nodes: ReadonlyMap<NodeId, DocumentNode> }>(
  document: Whole,
  gone: ReadonlySet<NodeId>,
): Whole {
  const nodes = new Map<NodeId, DocumentNode>();
  for (const [id, node] of document.nodes) {
    if (gone.has(id)) continue;
    const loses = node.childIds.some((child) => gone.has(child));
    nodes.set(
      id,
      loses ? { ...node, childIds: node.childIds.filter((child) => !gone.has(child)) } : node,
    );
  }
  return { ...document, nodes };
}
