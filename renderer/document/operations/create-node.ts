import type { Document, DocumentNode, NodeId } from '../types.ts';
import { changeNodes } from './change.ts';

/** Creates a node without a parent yet; throws when its id is taken. */
export function createNode(
  document: Document,
  node: { id: NodeId; component: string; props?: Record<string, unknown> },
): Document {
  if (document.nodes.has(node.id)) throw new Error(`Node '${node.id}' exists already`);
  const created: DocumentNode = { props: {}, ...node, childIds: [] };
  return changeNodes(document, [created]);
}
