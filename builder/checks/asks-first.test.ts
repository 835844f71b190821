import { expect, it } from 'vitest';
import { node } from '../test-support/document.ts';
import { warningsAlong } from './asks-first.ts';
import { type CheckFinding, finding } from './check.ts';

const block = node('a', { component: 'TextBlock' });
const nodes = new Map([['a', block]]);
const warning = finding('alt', block, 'Manca.', []);
const along = (...found: CheckFinding[]) => warningsAlong(found, nodes);

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
