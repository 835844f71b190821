import type { Document, NodeId } from '../types.ts';

/** The node's id and those of all its descendants, parents first; safe on cycles. */
export function descendants(document: Pick<Document, 'nodes'>, id: NodeId): NodeId[] {
  const seen = new Set<NodeId>();
  const stack = [id];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const node = document.nodes.get(next);
    if (!node || seen.has(next)) continue;
    seen.add(next);
    for (let index = node.childIds.length - 1; index >= 0; index -= 1) {
      const child = node.childIds[index];
      if (child !== undefined) stack.push(child);
    }
  }
  return [...seen];
}
