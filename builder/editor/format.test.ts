import { expect, it } from 'vitest';
import { formatShortMoment, withArticle } from './format.ts';

it.each([
  [3, 'dal 3 nov 2024, 10:12'],
  [8, 'dall’8 nov 2024, 10:12'],
  [11, 'dall’11 nov 2024, 10:12'],
  [18, 'dal 18 nov 2024, 10:12'],
])('says the %i of a month with its article', (day, text) => {
  const at = new Date(2024, 10, day, 10, 12).getTime();
  expect(withArticle('dal', at, formatShortMoment)).toBe(text);
  expect(withArticle('il', at)).toMatch(
    text.includes('’') ? /^l’\d+ novembre 2024/ : /^il \d+ novembre/,
  );
});
