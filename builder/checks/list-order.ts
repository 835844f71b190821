import { type Finding, ROOT_ID } from '@renderer/document/types.ts';
import { isRepairable } from '../commands/repair.ts';

/** Findings by the block they are of, as they are listed. */
export function groupByNode<Found extends Finding>(findings: readonly Found[]) {
  const groups = new Map<string, Found[]>();
  for (const finding of findings) {
    const group = groups.get(finding.node);
    if (group) group.push(finding);
    else groups.set(finding.node, [finding]);
  }
  return groups;
}

/** Whether a finding is one of a block that can be opened, and not mended by a button of its own. */
export const leadsSomewhere = (finding: Finding) =>
  ![ROOT_ID, ''].includes(finding.node) && !isRepairable(finding) && finding.rule !== 'unchecked';

/** Those of them that one can be led to, in the order in which they are listed. */
export const toMend = <Found extends Finding>(findings: readonly Found[]): Found[] =>
  [...groupByNode(findings).values()].flat().filter(leadsSomewhere);
