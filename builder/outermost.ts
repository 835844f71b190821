import type { DocumentNode, NodeId } from '@renderer/document/types.ts';

interface Tree {
  nodeOf(id: NodeId): DocumentNode | undefined;
  parentOf(id: NodeId): NodeId | undefined;
}

/**
 * The block whose lock holds for a block: itself, or what it lies in. Of several the outermost,
 * within which nothing can be changed, not even a lock.
 */
export const outermostLock = (tree: Tree, id: NodeId): NodeId | undefined =>
  outermost(tree, id, ({ uneditable }) => uneditable === true);

/** The block that hides a block from visitors: itself, or the outermost of those it lies in. */
export const outermostHidden = (tree: Tree, id: NodeId): NodeId | undefined =>
  outermost(tree, id, ({ hidden }) => hidden === true);

function outermost(
  { nodeOf, parentOf }: Tree,
  id: NodeId,
  is: (node: DocumentNode) => boolean,
): NodeId | undefined {
  let found: NodeId | undefined;
  const seen = new Set<NodeId>();
  for (let at: NodeId | undefined = id; at !== undefined && !seen.has(at); at = parentOf(at)) {
    seen.add(at);
    const node = nodeOf(at);
    if (node && is(node)) found = at;
  }
  return found;
}
