import type { DocumentNode, NodeId } from '@renderer/document/types.ts';

interface Tree {
  nodeOf(id: NodeId): DocumentNode | undefined;
  parentOf(id: NodeId): NodeId | undefined;
}

/**
 * The block whose lock holds for a block: itself, or what it lies in. Of several the outermost,
 * within which nothing can be changed, not even a lock.
 */
export function outermostLock({ nodeOf, parentOf }: Tree, id: NodeId): NodeId | undefined {
  let lock: NodeId | undefined;
  const seen = new Set<NodeId>();
  for (let at: NodeId | undefined = id; at !== undefined && !seen.has(at); at = parentOf(at)) {
    seen.add(at);
    if (nodeOf(at)?.uneditable) lock = at;
  }
  return lock;
}
