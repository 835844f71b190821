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
export const warningKey = ({ check, pointer, message, also = [] }: CheckFinding): string =>
  `${check} ${fingerprint([pointer, message, ...also.map((path) => path.join('/'))].join(' '))}`;

/** Of a block whose texts are all right as they came, those that are left are. */
function isOfAccepted(found: CheckFinding, accepted: Accepted): boolean {
  if (found.check !== 'samples') return false;
  const block = { ...found, pointer: pointer(['nodes', found.node]), also: [] };
  return WHOLE_LEFT.some((message) => accepted.has(warningKey({ ...block, message })));
}

/** What is left to be looked at, and what was accepted. */
export function parted(findings: readonly CheckFinding[], accepted: Accepted) {
  const isAccepted = (found: CheckFinding) =>
    mayBeAccepted(found) && (accepted.has(warningKey(found)) || isOfAccepted(found, accepted));
  return {
    open: findings.filter((found) => !isAccepted(found)),
    accepted: findings.filter(isAccepted),
  };
}
