import { type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import type { Arbiter } from './clash.ts';

type List = readonly NodeId[];

/**
 * The children of a node in the order of the side that changed it, what the other side added put
 * after the sibling it stood after there.
 */
export function mergeOrder(
  { base, mine, theirs }: { base: List; mine: List; theirs: List },
  { node, children, arbiter }: { node: NodeId; children: ReadonlySet<NodeId>; arbiter: Arbiter },
): NodeId[] {
  const kept = (list: List) => list.filter((id) => children.has(id));
  const [ours, other] = [kept(mine), kept(theirs)];
  const order = () => {
    const known = new Set(base);
    const inAll = (id: NodeId) => known.has(id) && ours.includes(id) && other.includes(id);
    const [before, here, there] = [kept(base), ours, other].map((list) => list.filter(inAll));
    if (isSame(here, there) || isSame(before, there)) return 'mine';
    if (isSame(before, here)) return 'theirs';
    return arbiter.choose({ key: JSON.stringify(['order', node]), kind: 'order', node });
  };
  const [first, second] = order() === 'mine' ? [ours, other] : [other, ours];
  const merged = [...first];
  const placed = new Set(first);
  second.forEach((id, index) => {
    if (placed.has(id)) return;
    const sibling = second.slice(0, index).findLast((before) => placed.has(before));
    merged.splice(sibling === undefined ? 0 : merged.indexOf(sibling) + 1, 0, id);
    placed.add(id);
  });
  // Children whose place comes from neither list, such as those whose parent is gone.
  for (const id of children) if (!placed.has(id)) merged.push(id);
  return merged;
}

const isSame = (one: List = [], other: List = []) =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** Parent of each node; a node that nobody lists has none. */
export function parentsOf(
  nodes: ReadonlyMap<NodeId, { id: NodeId; childIds: List }>,
): Map<NodeId, NodeId> {
  const parents = new Map<NodeId, NodeId>();
  for (const { id, childIds } of nodes.values()) {
    for (const child of childIds) {
      if (child !== ROOT_ID && nodes.has(child) && !parents.has(child)) parents.set(child, id);
    }
  }
  return parents;
}
