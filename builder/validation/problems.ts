import { blockKey } from '@renderer/document/block-key.ts';
import { checkStructure } from '@renderer/document/structure.ts';
import { type DocumentNode, type Finding, type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import { isReference, patternIdOf, validateReference } from '@renderer/patterns/reference.ts';
import { onBackOnline } from '../back-online.ts';
import { findBlock } from '../catalogue.ts';
import type { SharedPatterns } from '../patterns/pattern-store.ts';
import { referenceProblems } from '../patterns/reference-problems.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import type { NodeFeed } from '../store/node-feed.ts';
import { unchecked, unknownBlock, validateNode } from './validate-node.ts';
import { createValidators } from './validators.ts';

/**
 * What is wrong with the page, kept while it is edited: fields of the edited node alone at each
 * change, the tree only when its structure changes. Validators are loaded per block.
 */
export interface Problems {
  /** Checks all of the page for the first time: once it is shown, which must not wait for this. */
  start(): void;
  of(id: NodeId): readonly Finding[];
  /** Those of all nodes, and the blocks that could not be checked, one of each kind. */
  all(): readonly Finding[];
  /** Hears of the nodes whose problems are other ones now. */
  subscribe(listener: (ids: ReadonlySet<NodeId>) => void): () => void;
  /** Resolves once every block of the page has been checked, as far as validators can be had. */
  settled(): Promise<void>;
  /** Hears no more of what outlives the page that is checked. */
  stop(): void;
}

const NONE: readonly Finding[] = [];

export function createProblems(
  store: EditorStore,
  feed: NodeFeed,
  /** The synced patterns, and which of them is being edited, if one is. */
  shared?: { patterns: SharedPatterns; self?: number },
): Problems {
  const fields = new Map<NodeId, readonly Finding[]>();
  let structure: readonly Finding[] = checkStructure(store.getState());
  let all: readonly Finding[] | undefined;
  /** Answers of `of`, kept so that an unchanged one is the same array. */
  const answers = new Map<NodeId, readonly Finding[]>();
  /** Kinds of blocks whose validator could not be had. */
  const missing = new Set<string>();
  const listeners = new Set<(ids: ReadonlySet<NodeId>) => void>();

  const notify = (ids: ReadonlySet<NodeId>) => {
    if (ids.size === 0) return;
    all = undefined;
    for (const id of ids) answers.delete(id);
    for (const listener of [...listeners]) listener(ids);
  };

  /** Checks nodes whose validator is at hand; asks for the others' and comes back to them. */
  const check = (nodes: Iterable<DocumentNode>, touched = new Set<NodeId>()) => {
    for (const node of nodes) {
      if (node.id === ROOT_ID) continue;
      const found = findingsOf(node);
      const before = fields.get(node.id) ?? NONE;
      if (found.length === 0 && before.length === 0) continue;
      if (found.length === 0) fields.delete(node.id);
      else fields.set(node.id, found);
      touched.add(node.id);
    }
    return touched;
  };
  const findingsOf = (node: DocumentNode): readonly Finding[] => {
    if (isReference(node)) {
      return shared
        ? referenceProblems(node, shared.patterns, shared.self)
        : validateReference(node);
    }
    const key = blockKey(node.component);
    if (!findBlock(key)) return [unknownBlock(node)];
    const validate = validators.get(key);
    return validate ? validateNode(node, validate) : NONE;
  };
  const validators = createValidators((key, isThere) => {
    const nodes = nodesOf(store, key);
    const wasMissing = missing.has(key);
    const touched = new Set(isThere === wasMissing ? nodes.map(({ id }) => id) : []);
    if (isThere) missing.delete(key);
    else missing.add(key);
    notify(isThere ? check(nodes, touched) : touched);
  });

  feed.subscribeChanges(({ changed, removed, structure: moved }) => {
    const touched = new Set<NodeId>();
    for (const id of removed) if (fields.delete(id) || missing.size > 0) touched.add(id);
    if (missing.size > 0) for (const { id } of changed) touched.add(id);
    check(changed, touched);
    if (moved) {
      const before = structure;
      structure = checkStructure(store.getState());
      for (const { node } of [...before, ...structure]) touched.add(node);
    }
    notify(touched);
  });
  const stops = [
    shared?.patterns.subscribe((id) => {
      const nodes = [...store.getState().nodes.values()];
      notify(check(nodes.filter((node) => isReference(node) && patternIdOf(node) === id)));
    }),
    onBackOnline(validators.retry),
  ];
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    notify(check(store.getState().nodes.values()));
  };

  return {
    start,
    stop() {
      for (const stop of stops) stop?.();
    },
    of(id) {
      const own = fields.get(id) ?? NONE;
      if (structure.length === 0) return own;
      const known = answers.get(id);
      if (known) return known;
      const placed = structure.filter((finding) => finding.node === id);
      const answer = placed.length === 0 ? own : [...placed, ...own];
      answers.set(id, answer);
      return answer;
    },
    all() {
      all ??= [
        ...structure,
        ...[...missing].flatMap((key) => nodesOf(store, key).slice(0, 1).map(unchecked)),
        ...inPageOrder(store, fields),
      ];
      return all;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async settled() {
      start();
      validators.retry();
      await validators.settled();
    },
  };
}

const nodesOf = (store: EditorStore, key: string) =>
  [...store.getState().nodes.values()].filter(({ component }) => blockKey(component) === key);

function inPageOrder(store: EditorStore, fields: ReadonlyMap<NodeId, readonly Finding[]>) {
  if (fields.size === 0) return [];
  return [...store.getState().nodes.keys()].flatMap((id) => fields.get(id) ?? []);
}
