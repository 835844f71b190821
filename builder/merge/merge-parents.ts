import { type DocumentNode, type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import type { Arbiter } from './clash.ts';
import { parentsOf } from './merge-order.ts';

type Nodes = ReadonlyMap<NodeId, DocumentNode>;
type Parents = Map<NodeId, NodeId | undefined>;

/** Where each surviving node stands: with the side that moved it. The result is always a tree. */
export function mergeParents(
  versions: { base: Nodes; mine: Nodes; theirs: Nodes },
  { survivors, arbiter }: { survivors: ReadonlySet<NodeId>; arbiter: Arbiter },
): Parents {
  const base = parentsOf(versions.base);
  const mine = parentsOf(versions.mine);
  const theirs = parentsOf(versions.theirs);
  const merged: Parents = new Map();
  for (const id of survivors) {
    if (id === ROOT_ID) continue;
    const wanted = wantedParent(id, { base, mine, theirs }, arbiter);
    const alive = [wanted, mine.get(id), theirs.get(id)].find(
      (parent) => parent !== undefined && survivors.has(parent),
    );
    // A node that no version lists stays as it was: unlisted, and reported as such.
    const isOrphan = !mine.has(id) && !theirs.has(id);
    merged.set(id, alive ?? (isOrphan ? undefined : ROOT_ID));
  }
  breakCycles(merged, { mine, theirs, survivors, arbiter });
  return merged;
}

function wantedParent(
  id: NodeId,
  parents: Record<'base' | 'mine' | 'theirs', ReadonlyMap<NodeId, NodeId>>,
  arbiter: Arbiter,
): NodeId | undefined {
  const [base, mine, theirs] = [parents.base.get(id), parents.mine.get(id), parents.theirs.get(id)];
  if (mine === undefined || theirs === undefined) return mine ?? theirs;
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const key = JSON.stringify(['place', id]);
  return arbiter.choose({ key, kind: 'place', node: id, mine, theirs }) === 'mine' ? mine : theirs;
}

/** One side put A into B, the other B into A: one of the two moves has to give way. */
function breakCycles(
  merged: Parents,
  {
    mine,
    theirs,
    survivors,
    arbiter,
  }: {
    mine: ReadonlyMap<NodeId, NodeId>;
    theirs: ReadonlyMap<NodeId, NodeId>;
    survivors: ReadonlySet<NodeId>;
    arbiter: Arbiter;
  },
): void {
  for (let cycle = findCycle(merged); cycle; cycle = findCycle(merged)) {
    const movedThere = cycle.find((id) => mine.has(id) && merged.get(id) !== mine.get(id));
    const movedHere = cycle.find((id) => theirs.has(id) && merged.get(id) !== theirs.get(id));
    const [moved, other] = [movedThere ?? cycle[0], movedHere];
    if (moved === undefined) return;
    const key = JSON.stringify(['place', moved]);
    const here = mine.get(moved) ?? ROOT_ID;
    const there = merged.get(moved) ?? ROOT_ID;
    const side = arbiter.choose({ key, kind: 'place', node: moved, mine: here, theirs: there });
    const [gives, back] =
      side === 'theirs' && other !== undefined ? [other, theirs.get(other)] : [moved, here];
    const free = back !== undefined && survivors.has(back) && back !== merged.get(gives);
    merged.set(gives, free ? back : ROOT_ID);
  }
}

function findCycle(parents: Parents): NodeId[] | undefined {
  const fine = new Set<NodeId>();
  for (const start of parents.keys()) {
    const path: NodeId[] = [];
    const onPath = new Set<NodeId>();
    for (
      let id: NodeId | undefined = start;
      id !== undefined && id !== ROOT_ID;
      id = parents.get(id)
    ) {
      if (fine.has(id)) break;
      if (onPath.has(id)) return path.slice(path.indexOf(id));
      onPath.add(id);
      path.push(id);
    }
    for (const id of path) fine.add(id);
  }
  return undefined;
}
