import type { DocumentNode, NodeId } from '@renderer/document/types.ts';
import { giverOf, titleTakenBy } from './keys.ts';

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
