import type { Document, NodeId } from '../types.ts';

/** Id of the node that lists this one as a child, or undefined. */
export function parentOf(document: Pick<Document, 'nodes'>, id: NodeId): NodeId | undefined {
  for (const node of document.nodes.values()) {
    if (node.childIds.includes(id)) return node.id;
  }
  return undefined;
}
