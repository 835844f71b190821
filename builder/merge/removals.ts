import type { DocumentNode, NodeId } from '@renderer/document/types.ts';
import type { Arbiter, Side } from './clash.ts';
import { isEqual } from './equal.ts';
import { parentsOf } from './merge-order.ts';

type Nodes = ReadonlyMap<NodeId, DocumentNode>;

/**
 * Nodes that are gone after the merge. A side that removed a block with all it held wins silently
 * where the other side touched nothing of it.
 */
export function mergeRemovals(
  { base, mine, theirs }: { base: Nodes; mine: Nodes; theirs: Nodes },
  arbiter: Arbiter,
): Set<NodeId> {
  const removed = new Set<NodeId>();
  for (const id of base.keys()) if (!mine.has(id) && !theirs.has(id)) removed.add(id);
  const parents = parentsOf(base);
  const bySide: [Side, Nodes, Nodes][] = [
    ['mine', mine, theirs],
    ['theirs', theirs, mine],
  ];
  for (const [side, remover, other] of bySide) {
    for (const [top, unit] of unitsRemoved(base, remover, parents)) {
      const touched = unit.some((id) => isTouched(id, { base, other, parents }));
      const key = JSON.stringify(['removal', top, side]);
      const wins =
        !touched || arbiter.choose({ key, kind: 'removal', node: top, removedBy: side }) === side;
      if (wins) for (const id of unit) removed.add(id);
    }
  }
  return removed;
}

/** What a side removed, by the topmost block of each removal. */
function unitsRemoved(
  base: Nodes,
  remover: Nodes,
  parents: ReadonlyMap<NodeId, NodeId>,
): Map<NodeId, NodeId[]> {
  const units = new Map<NodeId, NodeId[]>();
  for (const id of base.keys()) {
    if (remover.has(id)) continue;
    let top = id;
    const seen = new Set([id]);
    for (let up = parents.get(top); up !== undefined; up = parents.get(top)) {
      if (remover.has(up) || seen.has(up)) break;
      seen.add(up);
      top = up;
    }
    units.set(top, [...(units.get(top) ?? []), id]);
  }
  return units;
}

/** Whether the other side changed a node, its children, or its place. */
function isTouched(
  id: NodeId,
  { base, other, parents }: { base: Nodes; other: Nodes; parents: ReadonlyMap<NodeId, NodeId> },
): boolean {
  const there = other.get(id);
  if (!there) return false;
  if (!isEqual(base.get(id), there)) return true;
  const parent = parents.get(id);
  // Moved out of its parent; what merely lost siblings there is not touched.
  return parent !== undefined && other.has(parent) && !other.get(parent)?.childIds.includes(id);
}
