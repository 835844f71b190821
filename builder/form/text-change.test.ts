import { expect, it } from 'vitest';
import { endOfChange, movedCaret } from './text-change.ts';

it.each([
  // before, after, caret before, caret after
  ['uno due tre', 'uno due', 3, 3],
  ['uno due tre', 'zero uno due tre', 3, 8],
  ['uno due tre', 'uno 2 tre', 5, 5],
  ['uno due tre', 'uno 2 tre', 11, 9],
  ['uno', '', 2, 0],
  ['', 'uno', 0, 3],
  ['aaa', 'aaaa', 1, 1],
])('«%s» becomes «%s»: the caret at %i comes to %i', (before, after, at, moved) => {
  expect(movedCaret(before, after, at)).toBe(moved);
});

it.each([
  ['primoAAA secondo', 'primo secondo', 5],
  ['primo secondo', 'primoAAA secondo', 8],
  ['primo', 'primo', 5],
])('between «%s» and «%s» the change ends at %i', (before, after, end) => {
  expect(endOfChange(before, after)).toBe(end);
});
