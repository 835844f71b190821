import { expect, it } from 'vitest';
import { node } from '../test-support/document.ts';
import { warningKey } from './accepted.ts';
import { isToBeRead, warningsAlong } from './asks-first.ts';
import { type CheckFinding, finding } from './check.ts';

const block = node('a', { component: 'TextBlock' });
const nodes = new Map([['a', block]]);
const warning = finding('alt', block, 'Manca.', []);
const along = (...found: CheckFinding[]) => warningsAlong(found, { nodes, read: new Set() });

it('a page that is online goes online again with its warnings', () => {
  expect(along(warning, { ...warning, node: '' })).toBe(2);
});

it('warnings of blocks that are gone go with them', () => {
  expect(along(warning, { ...warning, node: 'b' })).toBe(1);
});

it('nothing goes along where somebody is asked first', () => {
  expect(along(warning, { ...warning, severity: 'error' })).toBe(0);
  expect(along(warning, { ...warning, check: 'unseen' })).toBe(0);
  expect(along(warning, { ...warning, check: 'samples' })).toBe(0);
});

it('what was read once is not asked about again, but for what nobody could see', () => {
  const samples: CheckFinding = { ...warning, check: 'samples' };
  const unseen: CheckFinding = { ...warning, check: 'unseen' };
  const read = new Set([samples, unseen].map(warningKey));
  expect(warningsAlong([samples], { nodes, read })).toBe(1);
  expect(warningsAlong([samples, unseen], { nodes, read })).toBe(0);
  expect(warningsAlong([{ ...samples, message: 'Un altro.' }], { nodes, read })).toBe(0);
  expect(isToBeRead(samples, { isLive: false, read })).toBe(false);
});
