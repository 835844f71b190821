import { pointer } from '@renderer/document/pointer.ts';
import { fingerprint } from '../cms/fingerprint.ts';
import type { CheckFinding } from './check.ts';
import { WHOLE_LEFT } from './unfinished.ts';

/** Warnings that were found right as they are, by what `warningKey` calls them. */
export type Accepted = ReadonlySet<string>;

/** What has to be mended, or could not be looked at, is nobody's to accept. */
export const mayBeAccepted = ({ severity, check }: CheckFinding): boolean =>
  severity === 'warning' && check !== 'unseen' && check !== 'unchecked';

/** Tells a warning from every other of its page: about another text it is another. */
export function warningKey({ check, pointer, message, also = [], of }: CheckFinding): string {
  const about = of === undefined ? [] : [of];
  const said = [pointer, message, ...also.map((path) => path.join('/')), ...about];
  return `${check} ${fingerprint(said.join(' '))}`;
}

/**
 * By which of what was accepted a warning is: its own, or that all texts of its block are right as
 * they came, of which those that are left are, too. Empty for one that is to be looked at.
 */
export function acceptedBy(found: CheckFinding, accepted: Accepted): readonly string[] {
  const block = { ...found, pointer: pointer(['nodes', found.node]), also: [] };
  const whole = found.check === 'samples' ? WHOLE_LEFT : [];
  const keys = [warningKey(found), ...whole.map((message) => warningKey({ ...block, message }))];
  return keys.filter((key) => accepted.has(key));
}

/** What is left to be looked at, and what was accepted. */
export function parted(findings: readonly CheckFinding[], accepted: Accepted) {
  const isAccepted = (found: CheckFinding) =>
    mayBeAccepted(found) && acceptedBy(found, accepted).length > 0;
  return {
    open: findings.filter((found) => !isAccepted(found)),
    accepted: findings.filter(isAccepted),
  };
}
