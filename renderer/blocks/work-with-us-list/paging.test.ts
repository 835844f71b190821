import { describe, expect, it } from 'vitest';
import {
  FIRST,
  FIRST_WITH_SLIDER,
  firstPages,
  loadMore,
  pageNumber,
  restoredPages,
  withNextPage,
} from './paging.ts';

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

it('a list come back to goes on as it was left, without what has become one of the first', () => {
  const left = withNextPage(firstPages<{ id: number }>(ids(8), FIRST), offers(9, 4));
  const back = restoredPages([99, 1, 2, 3, 4, 5, 6, 9], left);
  expect(back.items.map(({ id }) => id)).toEqual([10, 11, 12]);
  expect(back).toMatchObject({ page: 4, hasLoadMore: true });
  expect(back.ids).toEqual([99, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12]);
});

describe('a press of the button', () => {
  /** A CMS with so many offers, four a page, and the pages it was asked for. */
  function cmsWith(count: number) {
    const asked: number[] = [];
    const ask = async (page: number) => {
      asked.push(page);
      return offers(1, count).slice((page - 1) * 4, page * 4);
    };
    return { asked, ask };
  }
  const shown = (count: number) => firstPages<{ id: number }>(ids(count), count);

  it('asks for page 3 first, and for one page while that brings something new', async () => {
    const { asked, ask } = cmsWith(20);
    const first = await loadMore(shown(8), ask);
    expect(first.items.map(({ id }) => id)).toEqual([9, 10, 11, 12]);
    await loadMore(first, ask);
    expect(asked).toEqual([3, 4]);
  });

  it('brings something new each time after the hundred of the slider', async () => {
    const { asked, ask } = cmsWith(106);
    const first = await loadMore(shown(100), ask);
    expect(first.items.map(({ id }) => id)).toEqual([101, 102, 103, 104]);
    const second = await loadMore(first, ask);
    expect(second.items).toHaveLength(6);
    expect(second.hasLoadMore).toBe(false);
    expect(asked).toEqual([3, 26, 27]);
  });

  it('ends when there is nothing new at all', async () => {
    const { asked, ask } = cmsWith(100);
    expect(await loadMore(shown(100), ask)).toMatchObject({ items: [], hasLoadMore: false });
    expect(asked).toEqual([3, 26]);
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
