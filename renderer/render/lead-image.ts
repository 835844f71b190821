import type { NodeId } from '../document/types.ts';
import type { PreparedNode } from './prepare.ts';

/**
 * The first image block within the block a page opens with, if any: it stands on the first screen
 * and is likely the largest thing there, so it must not wait as images further down do.
 */
export function leadImage(nodes: readonly PreparedNode[]): NodeId | undefined {
  // A list of its own: a document may be nested deeper than calls may.
  const next = nodes.slice(0, 1);
  for (let node = next.pop(); node; node = next.pop()) {
    if (node.block.entry.component === 'Image') return node.id;
    next.push(...node.children.toReversed());
  }
  return undefined;
}
