import type { DocumentNode, NodeId } from '@renderer/document/types.ts';
import { outermostHidden, outermostLock } from '../outermost.ts';
import type { EditorStore } from './create-editor-store.ts';
import type { EditorState } from './state.ts';

type Nodes = EditorState['nodes'];

export interface NodeChanges {
  /** New and changed nodes. */
  changed: readonly DocumentNode[];
  removed: readonly NodeId[];
  /** Whether some node came, went, or has other children. */
  structure: boolean;
  /** Whether some node was locked or unlocked, hidden or shown. */
  flags: boolean;
}

/**
 * Tells who changed, once per change of the store: listeners of one node hear of that node alone,
 * so that a keystroke costs the same on a page of ten blocks and of five thousand.
 */
export interface NodeFeed {
  subscribeNode(id: NodeId, listener: () => void): () => void;
  subscribeStructure(listener: () => void): () => void;
  /** Hears when other nodes may be locked or hidden than before. */
  subscribeFlags(listener: () => void): () => void;
  subscribeChanges(listener: (changes: NodeChanges) => void): () => void;
  /** The nodes as they were when the structure last changed. */
  structure(): Nodes;
  parentOf(id: NodeId): NodeId | undefined;
  /** Whether a node is locked: the node whose lock holds for it, itself or one around it. */
  lockOf(id: NodeId): NodeId | undefined;
  /** A locked node within a node. */
  lockInside(id: NodeId): NodeId | undefined;
  /** What hides a node from visitors: itself or one around it. */
  hiddenBy(id: NodeId): NodeId | undefined;
  stop(): void;
}

export function createNodeFeed(store: EditorStore): NodeFeed {
  const nodeListeners = new Map<NodeId, Set<() => void>>();
  const structureListeners = new Set<() => void>();
  const flagListeners = new Set<() => void>();
  const changeListeners = new Set<(changes: NodeChanges) => void>();
  const parents = indexParents(store.getState().nodes);
  let nodes = store.getState().nodes;
  let structure = nodes;
  const locked = new Set([...nodes.values()].filter(isLocked).map(({ id }) => id));
  const parentOf = (id: NodeId) => parents.get(id);
  const tree = { nodeOf: (id: NodeId) => nodes.get(id), parentOf };

  const stop = store.subscribe((state) => {
    if (state.nodes === nodes) return;
    const changes = compareNodes(nodes, state.nodes);
    nodes = state.nodes;
    if (changes.structure) {
      structure = nodes;
      updateParents(parents, nodes, changes);
    }
    for (const node of changes.changed) {
      if (isLocked(node)) locked.add(node.id);
      else locked.delete(node.id);
    }
    for (const id of changes.removed) locked.delete(id);
    // First those who compute for others (problems, canvas), then what is shown.
    for (const listener of changeListeners) listener(changes);
    for (const { id } of changes.changed) notify(nodeListeners.get(id));
    for (const id of changes.removed) notify(nodeListeners.get(id));
    if (changes.structure) notify(structureListeners);
    if (changes.structure || changes.flags) notify(flagListeners);
  });

  return {
    stop,
    structure: () => structure,
    parentOf,
    lockOf: (id) => outermostLock(tree, id),
    hiddenBy: (id) => outermostHidden(tree, id),
    lockInside(id) {
      for (const lock of locked) {
        const seen = new Set<NodeId>([lock]);
        for (let at = parentOf(lock); at !== undefined && !seen.has(at); at = parentOf(at)) {
          if (at === id) return lock;
          seen.add(at);
        }
      }
      return undefined;
    },
    subscribeStructure: (listener) => subscribe(structureListeners, listener),
    subscribeFlags: (listener) => subscribe(flagListeners, listener),
    subscribeChanges: (listener) => subscribe(changeListeners, listener),
    subscribeNode(id, listener) {
      const listeners = nodeListeners.get(id) ?? new Set();
      nodeListeners.set(id, listeners);
      const unsubscribe = subscribe(listeners, listener);
      return () => {
        unsubscribe();
        if (listeners.size === 0) nodeListeners.delete(id);
      };
    },
  };
}

/** What differs between two states of the nodes, by identity. */
export function compareNodes(before: Nodes, after: Nodes): NodeChanges {
  const changed: DocumentNode[] = [];
  let kept = 0;
  let structure = false;
  let flags = false;
  for (const [id, node] of after) {
    const old = before.get(id);
    if (old) kept += 1;
    if (old === node) continue;
    changed.push(node);
    structure ||= !old || !sameList(old.childIds, node.childIds);
    flags ||= !old || isLocked(old) !== isLocked(node) || old.hidden !== node.hidden;
  }
  const removed = kept === before.size ? [] : [...before.keys()].filter((id) => !after.has(id));
  return { changed, removed, structure: structure || removed.length > 0, flags };
}

const isLocked = ({ uneditable }: DocumentNode) => uneditable === true;

function indexParents(nodes: Nodes): Map<NodeId, NodeId> {
  const parents = new Map<NodeId, NodeId>();
  for (const node of nodes.values()) for (const child of node.childIds) parents.set(child, node.id);
  return parents;
}

function updateParents(parents: Map<NodeId, NodeId>, nodes: Nodes, changes: NodeChanges): void {
  for (const id of changes.removed) parents.delete(id);
  const touched = new Set(changes.changed.map((node) => node.id));
  for (const [child, parent] of parents) {
    if (touched.has(parent) && !nodes.get(parent)?.childIds.includes(child)) parents.delete(child);
  }
  for (const node of changes.changed)
    for (const child of node.childIds) parents.set(child, node.id);
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one === other || (one.length === other.length && one.every((id, at) => id === other[at]));
}

function subscribe<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function notify(listeners: Iterable<() => void> | undefined): void {
  if (listeners) for (const listener of [...listeners]) listener();
}
