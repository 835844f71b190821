import type { Document, NodeId } from '../types.ts';
import { changeNodes, nodeOf } from './change.ts';

/** Changes one prop of a node; undefined removes it. */
export function setProp(
  document: Document,
  { id, name, value }: { id: NodeId; name: string; value: unknown },
): Document {
  const node = nodeOf(document, id);
  if (Object.is(node.props[name], value)) return document;
  const { [name]: _old, ...others } = node.props;
  const props = value === undefined ? others : { ...node.props, [name]: value };
  return changeNodes(document, [{ ...node, props }]);
}
