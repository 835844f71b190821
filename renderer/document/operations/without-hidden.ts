import { type DocumentNode, type NodeId, ROOT_ID } from '../types.ts';
import { descendants } from './descendants.ts';
import { withoutNodes } from './without-nodes.ts';

/**
 * The document as visitors see it: without hidden blocks and what these hold (docs/decisions/0031);
 * the same one where none is.
 */
export function withoutHidden<Whole extends { nodes: ReadonlyMap<NodeId, DocumentNode> }>(
  document: Whole,
): Whole {
  const hidden = [...document.nodes.values()].filter(
    ({ id, hidden }) => hidden === true && id !== ROOT_ID,
  );
  if (hidden.length === 0) return document;
  const gone = new Set(hidden.flatMap(({ id }) => descendants(document, id)));
  gone.delete(ROOT_ID);
  return withoutNodes(document, gone);
}
