import { expect, it } from 'vitest';
import { mergeWords } from './merge-words.ts';

const merge = (base: string, mine: string, theirs: string) => mergeWords({ base, mine, theirs });

it.each([
  ['Luce fissa', 'Luce fissa conveniente', 'Luce verde fissa', 'Luce verde fissa conveniente'],
  ['uno due tre quattro', 'UNO due tre quattro', 'uno due tre', 'UNO due tre'],
  ['uno due tre', 'uno 2 tre', 'uno 2 tre per te', 'uno 2 tre per te'],
  [
    '<p>Luce e gas</p>',
    '<p><strong>Luce</strong> e gas</p>',
    '<p>Luce e acqua</p>',
    '<p><strong>Luce</strong> e acqua</p>',
  ],
  ['<p>Uno</p>', '<p>Uno</p><p>Due</p>', '<p>Proprio uno</p>', '<p>Proprio uno</p><p>Due</p>'],
])('of %j, %j and %j it makes %j', (base, mine, theirs, merged) => {
  expect(merge(base, mine, theirs)).toBe(merged);
});

it('merges nothing where both changed the same words, or wrote in the same place', () => {
  expect(merge('Luce', 'Gas', 'Fibra')).toBeUndefined();
  expect(merge('Luce e gas', 'Luce con gas', 'Luce e acqua')).toBe('Luce con acqua');
  expect(merge('Luce', 'Luce verde', 'Luce blu')).toBeUndefined();
  expect(merge('', 'Luce', 'Gas')).toBeUndefined();
});

it('makes no formatted text whose elements overlap', () => {
  const base = '<p>uno due tre quattro</p>';
  const bold = '<p><strong>uno due tre quattro</strong></p>';
  expect(merge(base, bold, '<p>uno due</p><p>tre quattro</p>')).toBeUndefined();
});
