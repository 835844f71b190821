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

/** What happens to a page's warnings as it goes online again. */
export interface Along {
  /** Of what has to be mended, or was not read yet: it is asked about first. */
  asked: readonly CheckFinding[];
  /** What goes online with them, or unasked. */
  known: readonly CheckFinding[];
}

/** What was found, by what publishing does with it. That of blocks that are gone by now went with them. */
export function warningsAlong(
  found: readonly CheckFinding[],
  { nodes, read }: { nodes: ReadonlyMap<NodeId, unknown>; read: Accepted },
): Along {
  const left = found.filter(({ node }) => node === '' || nodes.has(node));
  const isAsked = (each: CheckFinding) =>
    each.severity === 'error' || isToBeRead(each, { isLive: true, read });
  return {
    asked: left.filter(isAsked),
    known: left.filter((each) => !isAsked(each)),
  };
}
