import { closeContainers, rooms } from '@generated/rooms.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import { changeNodes, nodeOf } from '@renderer/document/operations/change.ts';
import { parentOf } from '@renderer/document/operations/parent-of.ts';
import type { Document, NodeId } from '@renderer/document/types.ts';

type Props = Readonly<Record<string, unknown>>;

/** Whether a container keeps its blocks apart itself, as its own example shows. */
export const holdsClose = (component: string | undefined): boolean =>
  component !== undefined && closeContainers.has(blockKey(component));

/** Fields of a block without the room above and below that sets it apart from its neighbours. */
export function withoutRoom(props: Props): Record<string, unknown> {
  const { paddingTop: _above, paddingBottom: _below, ...others } = props;
  return others;
}

/**
 * A node with the room that a new block would have under another parent. Room that somebody chose stays.
 */
export function withFittingRoom(
  document: Document,
  { id, parentId }: { id: NodeId; parentId: NodeId },
): Document {
  const node = nodeOf(document, id);
  const from = document.nodes.get(parentOf(document, id) ?? '');
  const isClose = holdsClose(nodeOf(document, parentId).component);
  const room = rooms[blockKey(node.component)];
  if (!from || !room || holdsClose(from.component) === isClose) return document;
  const { paddingTop, paddingBottom } = node.props;
  if (isClose) {
    const isAsNew = paddingTop === room.paddingTop && paddingBottom === room.paddingBottom;
    return isAsNew
      ? changeNodes(document, [{ ...node, props: withoutRoom(node.props) }])
      : document;
  }
  const isUnset = paddingTop === undefined && paddingBottom === undefined;
  return isUnset
    ? changeNodes(document, [{ ...node, props: { ...node.props, ...room } }])
    : document;
}
