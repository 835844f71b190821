import { afterEach, expect, it, vi } from 'vitest';
import { formatShortMoment, withArticle } from './format.ts';

afterEach(() => void vi.useRealTimers());

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

it('leaves out the year where there is no doubt about it', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 30) });
  const short = (...[year, month]: [number, number]) =>
    formatShortMoment(new Date(year, month - 1, 6, 23, 59).getTime());
  expect(short(2026, 2)).toBe('6 feb, 23:59');
  expect(short(2027, 1)).toBe('6 gen, 23:59');
  expect(short(2027, 11)).toBe('6 nov 2027, 23:59');
  expect(short(2025, 12)).toBe('6 dic 2025, 23:59');
});
