import type { NodeId } from '@renderer/document/types.ts';
import type { CheckFinding } from './check.ts';

/**
 * Whether a finding is read before the page goes online, even if nothing has to be mended: each before
 * the first time, then what was not seen of the page, examples that visitors would take for the
 * company's own words, and a price of which two are told.
 */
export const isToBeRead = ({ check }: CheckFinding, { isLive }: { isLive: boolean }): boolean =>
  !isLive || ['unseen', 'samples', 'figures'].includes(check);

/**
 * With how many of the warnings that were found a page goes online again, nobody being asked; none
 * where somebody is. Those of blocks that are gone by now went with them.
 */
export function warningsAlong(
  found: readonly CheckFinding[],
  nodes: ReadonlyMap<NodeId, unknown>,
): number {
  const asks = (each: CheckFinding) =>
    each.severity === 'error' || isToBeRead(each, { isLive: true });
  if (found.some(asks)) return 0;
  return found.filter(({ node }) => node === '' || nodes.has(node)).length;
}
