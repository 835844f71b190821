import type { DocumentNode, NodeId } from '@renderer/document/types.ts';
import { giverOf, keyTakenBy, titleTakenBy } from './keys.ts';

interface Tree {
  nodes: ReadonlyMap<NodeId, DocumentNode>;
  parentOf(id: NodeId): NodeId | undefined;
}

/** Title of the item whose content a block lies in, such as a tab; empty where it lies in none. */
export function itemAround(tree: Tree, id: NodeId): string {
  for (let at = tree.parentOf(id); at !== undefined; at = tree.parentOf(at)) {
    const node = tree.nodes.get(at);
    const { component = '' } = node ?? {};
    const title = node && titleTakenBy(node, giverOf(tree, { component, within: at }));
    if (title) return title;
  }
  return '';
}

/** Ids of the items whose contents a block lies in, or is, such as of tabs within tabs. */
export function keysAround({ nodes, parentOf }: Tree, id: NodeId | undefined): ReadonlySet<string> {
  const keys = new Set<string>();
  for (let at = id; at !== undefined; at = parentOf(at)) {
    const node = nodes.get(at);
    if (node) keys.add(keyTakenBy(node));
  }
  return keys;
}
