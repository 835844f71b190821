import type { Document, NodeId } from '../types.ts';
import { changeNodes, nodeOf } from './change.ts';

/** Replaces all props of a node. */
export function setProps(
  document: Document,
  { id, props }: { id: NodeId; props: Record<string, unknown> },
): Document {
  const node = nodeOf(document, id);
  return node.props === props ? document : changeNodes(document, [{ ...node, props }]);
}
