import { expect, it } from 'vitest';
import { checkLines } from './check-lines.ts';

const NONE = { missing: [], changed: [], surplus: [] };
const UNFINISHED = ['renderer/blocks/a/A.tsx does not exist, its block is left out: write it'];

it('says nothing where nothing is wrong', () => {
  expect(checkLines(NONE, [])).toEqual([]);
});

it('tells to generate where that helps', () => {
  const drift = { missing: ['a.ts'], changed: ['../docs/blocks.md'], surplus: ['b.ts'] };
  expect(checkLines(drift, [])).toEqual([
    'generated/a.ts is missing',
    'docs/blocks.md is not what the sources say',
    'generated/b.ts comes from no source',
    'Run npm run generate and commit what it writes.',
  ]);
});

it('does not where only a component is missing, and first wants it where more is wrong', () => {
  expect(checkLines(NONE, UNFINISHED)).toEqual(UNFINISHED);
  expect(checkLines({ ...NONE, changed: ['a.ts'] }, UNFINISHED).slice(1)).toEqual([
    ...UNFINISHED,
    'Then run npm run generate and commit what it writes.',
  ]);
});
