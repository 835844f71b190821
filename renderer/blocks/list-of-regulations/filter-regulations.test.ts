import { describe, expect, it } from 'vitest';
import { hasTerm, termsOf } from './filter-regulations.ts';

const luce = { id: 1, name: 'Luce', slug: 'luce' };
const gas = { id: 2, name: 'Gas', slug: 'gas' };
const regulation = (id: number, ...terms: (typeof luce)[]) => ({
  id,
  title: `N. ${id}`,
  slug: `n-${id}`,
  href: `/normativa/n-${id}`,
  terms,
});
const all = [regulation(1, gas), regulation(2, luce, gas), regulation(3)];

describe('regulations', () => {
  it('are filtered by their terms, unique by slug', () => {
    expect(termsOf([...all, regulation(4, { ...gas, id: 9 })])).toEqual([gas, luce]);
    expect(termsOf([])).toEqual([]);
  });

  it('are all shown with activeID null', () => {
    expect(hasTerm([], null)).toBe(true);
    expect(hasTerm([2], null)).toBe(true);
  });

  it('are those of the chosen term', () => {
    expect(
      all.map(({ terms }) =>
        hasTerm(
          terms.map(({ id }) => id),
          2,
        ),
      ),
    ).toEqual([true, true, false]);
    expect(hasTerm([1, 2], 7)).toBe(false);
  });
});
