import { expect, it } from 'vitest';
import { formatSince } from './format.ts';

it.each([
  [3, 'dal 3 nov 2024, 10:12'],
  [8, 'dall’8 nov 2024, 10:12'],
  [11, 'dall’11 nov 2024, 10:12'],
  [18, 'dal 18 nov 2024, 10:12'],
])('says since the %i of a month as it is said', (day, text) => {
  expect(formatSince(new Date(2024, 10, day, 10, 12).getTime())).toBe(text);
});
