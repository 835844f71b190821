import { describe, expect, it } from 'vitest';
import { FIRST, FIRST_WITH_SLIDER, firstPages, pageNumber, withNextPage } from './paging.ts';

const offers = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }));
const ids = (count: number) => offers(1, count).map(({ id }) => id);

describe('the list of job offers', () => {
  it('has more while the first answer is full, 8 or 100 with the slider', () => {
    expect(firstPages(ids(8), FIRST)).toMatchObject({ page: 3, hasLoadMore: true });
    expect(firstPages(ids(7), FIRST).hasLoadMore).toBe(false);
    expect(firstPages(ids(99), FIRST_WITH_SLIDER).hasLoadMore).toBe(false);
    expect(firstPages(ids(100), FIRST_WITH_SLIDER).hasLoadMore).toBe(true);
  });

  it('appends the next page and counts on, until an answer is not full', () => {
    const second = withNextPage(firstPages<{ id: number }>(ids(8), FIRST), offers(9, 4));
    expect(second).toMatchObject({ page: 4, hasLoadMore: true });
    const third = withNextPage(second, offers(13, 1));
    expect(third).toMatchObject({ page: 5, hasLoadMore: false });
    expect(third.items.map(({ id }) => id)).toEqual([9, 10, 11, 12, 13]);
  });

  it('ends with an empty answer', () => {
    const pages = withNextPage(firstPages(ids(8), FIRST), []);
    expect(pages).toMatchObject({ items: [], hasLoadMore: false });
  });

  it('shows nothing twice when offers moved between the pages', () => {
    const pages = withNextPage(firstPages<{ id: number }>(ids(8), FIRST), offers(8, 4));
    expect(pages.items.map(({ id }) => id)).toEqual([9, 10, 11]);
    expect(pages.hasLoadMore).toBe(true);
  });
});

describe('pageNumber', () => {
  it.each([
    ['3', 3],
    ['100', 100],
    ['101', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['3.5', undefined],
    ['3&per_page=100', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %s as %s', (value, page) => expect(pageNumber(value)).toBe(page));
});
