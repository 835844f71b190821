import type { Document } from '@renderer/document/types.ts';
import { compareDocuments } from '../compare/compare-documents.ts';
import type { PlannedChanges } from '../contract.ts';
import { openContent } from '../open-content.ts';

/**
 * Whether a page has any of the planned changes in it, however they came there: a draft that they
 * were kept in says nothing of them.
 */
export function holdsPlanned(
  nodes: Document['nodes'],
  { base, content }: Pick<PlannedChanges, 'base' | 'content'>,
): boolean {
  const [before, planned] = [base, content].map(openContent);
  if (!before || !planned || [before, planned].some(({ opened }) => 'reason' in opened))
    return false;
  const changes = (after: Document['nodes']) =>
    compareDocuments(before.document.nodes, after).map((change) => JSON.stringify(change));
  const made = new Set(changes(nodes));
  return changes(planned.document.nodes).some((change) => made.has(change));
}
