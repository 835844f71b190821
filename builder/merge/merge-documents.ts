import {
  type BlockVersions,
  type Document,
  type DocumentNode,
  type NodeId,
  ROOT_ID,
} from '@renderer/document/types.ts';
import { type Choices, type Clash, createArbiter } from './clash.ts';
import { isEqual } from './equal.ts';
import { mergeMedia } from './merge-media.ts';
import { mergeOrder } from './merge-order.ts';
import { mergeParents } from './merge-parents.ts';
import { mergeValue } from './merge-value.ts';
import { mergeRemovals } from './removals.ts';

export interface Merge {
  document: Document;
  /** What only a person can decide; the document has what was chosen, mine by default. */
  clashes: readonly Clash[];
}

interface Versions {
  /** What both sides started from. */
  base: Document;
  mine: Document;
  theirs: Document;
}

/**
 * Two versions of a page that grew from one, merged by node and field. Pure; any two trees give a
 * tree, and what one side alone changed is never asked about.
 */
export function mergeDocuments({ base, mine, theirs }: Versions, choices?: Choices): Merge {
  const arbiter = createArbiter(choices);
  const versions = { base: base.nodes, mine: mine.nodes, theirs: theirs.nodes };
  const removed = mergeRemovals(versions, arbiter);
  const ids = [...mine.nodes.keys(), ...theirs.nodes.keys()];
  const survivors = new Set(ids.filter((id) => !removed.has(id)));
  dropUnder(removed, survivors, versions);
  const parents = mergeParents(versions, { survivors, arbiter });
  const children = childrenOf(parents);

  const nodes = new Map<NodeId, DocumentNode>();
  for (const id of survivors) {
    const [before, here, there] = [base, mine, theirs].map((side) => side.nodes.get(id));
    const lists = {
      base: before?.childIds ?? [],
      mine: here?.childIds ?? [],
      theirs: there?.childIds ?? [],
    };
    const childIds = mergeOrder(lists, { node: id, children: children.get(id) ?? NONE, arbiter });
    // Children that exist in no version stay listed, for the checks to report.
    const lost = (here?.childIds ?? []).filter((child) => !known(child, versions));
    const merged =
      here && there
        ? (mergeValue(
            { base: content(before), mine: content(here), theirs: content(there) },
            { node: id, path: [], arbiter },
          ) as DocumentNode)
        : ((here ?? there) as DocumentNode);
    const node = { ...merged, id, childIds: [...childIds, ...lost] };
    nodes.set(id, here && isEqual(node, here) ? here : node);
  }
  return {
    document: {
      nodes: sameNodes(nodes, mine.nodes) ? mine.nodes : nodes,
      media: mergeMedia({ base: base.media, mine: mine.media, theirs: theirs.media }, arbiter),
      versions: newestVersions(mine.versions, theirs.versions),
      extra: { ...theirs.extra, ...mine.extra },
    },
    clashes: arbiter.clashes,
  };
}

const NONE: ReadonlySet<NodeId> = new Set();

/** What was added into a removed block goes with it. */
function dropUnder(
  removed: ReadonlySet<NodeId>,
  survivors: Set<NodeId>,
  versions: Record<'base' | 'mine' | 'theirs', Document['nodes']>,
): void {
  for (const nodes of [versions.mine, versions.theirs]) {
    const stack = [...removed];
    for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
      for (const child of nodes.get(id)?.childIds ?? []) {
        if (!survivors.has(child) || versions.base.has(child)) continue;
        survivors.delete(child);
        stack.push(child);
      }
    }
  }
}

function childrenOf(parents: ReadonlyMap<NodeId, NodeId | undefined>): Map<NodeId, Set<NodeId>> {
  const children = new Map<NodeId, Set<NodeId>>();
  for (const [id, parent] of parents) {
    if (parent === undefined) continue;
    const list = children.get(parent);
    if (list) list.add(id);
    else children.set(parent, new Set([id]));
  }
  return children;
}

/** A node without what is merged elsewhere. */
function content(node: DocumentNode | undefined): unknown {
  if (!node) return {};
  const { id: _id, childIds: _childIds, ...rest } = node;
  return rest;
}

const known = (id: NodeId, versions: Record<string, Document['nodes']>) =>
  id === ROOT_ID || Object.values(versions).some((nodes) => nodes.has(id));

function sameNodes(one: Document['nodes'], other: Document['nodes']): boolean {
  return one.size === other.size && [...one].every(([id, node]) => other.get(id) === node);
}

function newestVersions(mine: BlockVersions, theirs: BlockVersions): BlockVersions {
  const newest = { ...theirs };
  for (const [key, version] of Object.entries(mine)) {
    newest[key] = Math.max(version, newest[key] ?? 0);
  }
  return newest;
}
