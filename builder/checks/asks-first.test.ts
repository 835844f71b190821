import { expect, it } from 'vitest';
import { node } from '../test-support/document.ts';
import { warningKey } from './accepted.ts';
import { isToBeRead, warningsAlong } from './asks-first.ts';
import { type CheckFinding, finding } from './check.ts';

const block = node('a', { component: 'TextBlock' });
const nodes = new Map([['a', block]]);
const warning = finding('alt', block, 'Manca.', []);
const counts = (found: readonly CheckFinding[], read: ReadonlySet<string> = new Set()) => {
  const { asked, known } = warningsAlong(found, { nodes, read });
  return [asked.length, known.length];
};
const along = (...found: CheckFinding[]) => counts(found);

it('a page that is online goes online again with its warnings', () => {
  expect(along(warning, { ...warning, node: '' })).toEqual([0, 2]);
});

it('warnings of blocks that are gone go with them', () => {
  expect(along(warning, { ...warning, node: 'b' })).toEqual([0, 1]);
  expect(along({ ...warning, severity: 'error', node: 'b' })).toEqual([0, 0]);
});

it('what has to be mended, or was not read, is asked about first', () => {
  expect(along(warning, { ...warning, severity: 'error' })).toEqual([1, 1]);
  expect(along(warning, { ...warning, check: 'unseen' })).toEqual([1, 1]);
  expect(along(warning, { ...warning, check: 'samples' })).toEqual([1, 1]);
});

it('what was read once is not asked about again, but for what nobody could see', () => {
  const samples: CheckFinding = { ...warning, check: 'samples' };
  const unseen: CheckFinding = { ...warning, check: 'unseen' };
  const read = new Set([samples, unseen].map(warningKey));
  expect(counts([samples], read)).toEqual([0, 1]);
  expect(counts([samples, unseen], read)).toEqual([1, 1]);
  expect(counts([{ ...samples, message: 'Un altro.' }], read)).toEqual([1, 0]);
  expect(isToBeRead(samples, { isLive: false, read })).toBe(false);
});
