import type { Document, Finding, NodeId } from '@renderer/document/types.ts';
import type { PageAudit } from '../audit.ts';
import { fieldOfAddress } from '../find-field.ts';

/**
 * What the canvas sees, without what the problems of the fields say already or make untrue: a block
 * in error is shown as it was when it was last valid, with addresses that it may no longer hold.
 */
export function besideProblems(
  audit: PageAudit,
  { nodes, problems }: { nodes: Document['nodes']; problems: readonly Finding[] },
): PageAudit {
  if (problems.length === 0) return audit;
  const inError = new Set(
    problems.flatMap(({ node, severity }) => (severity === 'error' ? [node] : [])),
  );
  const isHeld = (id: NodeId, address: string) =>
    !inError.has(id) || fieldOfAddress(nodes.get(id)?.props, address) !== undefined;
  return {
    ...audit,
    links: audit.links.filter(({ node, href }) => isHeld(node, href)),
    images: audit.images.filter(({ node, src }) => isHeld(node, src)),
    missing: audit.missing.filter(({ node, address }) => isHeld(node, address)),
    unseen: audit.unseen.filter(({ node, why }) => why !== 'pattern' || !inError.has(node)),
  };
}
