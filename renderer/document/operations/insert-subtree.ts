import { createFreeNodeId } from '../node-id.ts';
import type { Document, DocumentNode, NodeId } from '../types.ts';
import { addChild } from './add-child.ts';
import { changeNodes } from './change.ts';

/** A block with its descendants, independent of any document. */
export interface Subtree {
  component: string;
  props?: Record<string, unknown>;
  uneditable?: boolean;
  children?: readonly Subtree[];
  /** Properties of nodes that the product does not know are carried along. */
  [unknown: string]: unknown;
}

/** Inserts a subtree with fresh ids under a parent; returns the document and the new top id. */
export function insertSubtree(
  document: Document,
  {
    parentId,
    subtree,
    index,
    random,
  }: {
    parentId: NodeId;
    subtree: Subtree;
    index?: number;
    random?: () => number;
  },
): { document: Document; id: NodeId } {
  const created = new Map<NodeId, DocumentNode>();
  const taken = { has: (id: NodeId) => document.nodes.has(id) || created.has(id) };
  const create = (item: Subtree) => {
    const id = createFreeNodeId(item.component, taken, random);
    const childIds: NodeId[] = [];
    const { children = [], props = {}, uneditable, ...rest } = item;
    created.set(id, { ...rest, id, props, childIds, ...(uneditable && { uneditable }) });
    return { id, childIds, children };
  };
  const top = create(subtree);
  const stack = [top];
  for (let item = stack.pop(); item; item = stack.pop()) {
    for (const child of item.children) {
      const made = create(child);
      item.childIds.push(made.id);
      stack.push(made);
    }
  }
  const withNodes = changeNodes(document, created.values());
  return { document: addChild(withNodes, { parentId, childId: top.id, index }), id: top.id };
}

/** The subtree at a node, to copy it; what contains itself is taken once. */
export function extractSubtree(document: Pick<Document, 'nodes'>, id: NodeId): Subtree {
  const node = document.nodes.get(id);
  if (!node) throw new Error(`No node '${id}' in the document`);
  const copy = (source: DocumentNode) => {
    const children: Subtree[] = [];
    const { id: _id, childIds: _childIds, ...rest } = source;
    return { tree: { ...rest, children }, source };
  };
  const top = copy(node);
  const taken = new Set([id]);
  const stack = [top];
  for (let item = stack.pop(); item; item = stack.pop()) {
    for (const childId of item.source.childIds) {
      const child = document.nodes.get(childId);
      if (!child || taken.has(childId)) continue;
      taken.add(childId);
      const made = copy(child);
      item.tree.children.push(made.tree);
      stack.push(made);
    }
  }
  return top.tree;
}
