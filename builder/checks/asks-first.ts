import type { NodeId } from '@renderer/document/types.ts';
import { type Accepted, mayBeAccepted, warningKey } from './accepted.ts';
import type { CheckFinding } from './check.ts';

/**
 * Whether a finding is read before the page goes online, even if nothing has to be mended: each before
 * the first time, then what was not seen of the page, examples that visitors would take for the
 * company's own words, and a price of which two are told. What was read already, by what `warningKey`
 * calls it, is not asked about again.
 */
export const isToBeRead = (
  found: CheckFinding,
  { isLive, read }: { isLive: boolean; read: Accepted },
): boolean =>
  (!isLive || ['unseen', 'samples', 'figures'].includes(found.check)) &&
  !(mayBeAccepted(found) && read.has(warningKey(found)));

/**
 * With how many of the warnings that were found a page goes online again, nobody being asked; none
 * where somebody is. Those of blocks that are gone by now went with them.
 */
export function warningsAlong(
  found: readonly CheckFinding[],
  { nodes, read }: { nodes: ReadonlyMap<NodeId, unknown>; read: Accepted },
): number {
  const asks = (each: CheckFinding) =>
    each.severity === 'error' || isToBeRead(each, { isLive: true, read });
  if (found.some(asks)) return 0;
  return found.filter(({ node }) => node === '' || nodes.has(node)).length;
}
