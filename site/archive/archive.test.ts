import type { ContentCard } from '@generated/entities.ts';
import { defaultContext } from '@renderer/static/default-context.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Archive } from './Archive.tsx';
import { type ArchiveItem, arrange, PAGE_SIZE, sortItems } from './arrange.ts';
import { archiveHref, archiveRoute } from './route.ts';

const item = (id: number, dateIso = '', terms: number[] = []): ArchiveItem => ({
  card: { id, title: `Voce ${id}`, text: '', dateIso } as ContentCard,
  terms,
});
const ids = (items: readonly ArchiveItem[]) => items.map(({ card }) => card.id);
const BONUS = { id: 7, label: 'Bonus', value: 'bonus' };

it.each([
  ['/news', 'Tutte'],
  ['/eventi', 'Tutti'],
  ['/guide', 'Tutte'],
])('%s has a filter that says «%s»', (path, all) => {
  const route = archiveRoute(path, 'prova');
  if (!route) throw new Error('no archive');
  const terms = [BONUS, { id: 8, label: 'Scuola', value: 'scuola' }];
  const items = [item(1, '', [7]), item(2, '', [8])];
  const archive = arrange({ items, terms, category: undefined, page: 1 });
  if (!archive) throw new Error('no page');
  const view = { route, archive, context: defaultContext() };
  expect(renderToStaticMarkup(createElement(Archive, view))).toContain(
    `<a href="${path}" aria-current="page">${all}</a>`,
  );
  // Below much else, one goes on where the choice is.
  expect(renderToStaticMarkup(createElement(Archive, { ...view, isFarDown: true }))).toContain(
    `<a href="${path}#archivio" aria-current="page">${all}</a>`,
  );
});

it('says on each card of which category it is', () => {
  const route = archiveRoute('/news', 'prova');
  const archive = arrange({
    items: [item(1, '', [8, 7]), item(2, '')],
    terms: [BONUS, { id: 8, label: 'Scuola', value: 'scuola' }],
    category: undefined,
    page: 1,
  });
  if (!route || !archive) throw new Error('no page');
  expect([...archive.categories]).toEqual([[1, BONUS.label]]);
  const html = renderToStaticMarkup(
    createElement(Archive, { route, archive, context: defaultContext() }),
  );
  expect(html.match(/(?<=<p class="kind">)[^<]+/g)?.[0]).toBe(BONUS.label);
});

describe('archiveRoute', () => {
  it.each([
    ['/news', { kind: 'news', base: '/news', page: 1 }],
    ['/news/pagina/2', { kind: 'news', page: 2 }],
    ['/eventi/categoria/scuola', { kind: 'event', category: 'scuola', page: 1 }],
    ['/news/categoria/bonus/pagina/3', { category: 'bonus', page: 3 }],
    ['/casa/prova' + 'pedia/pagina/2', { kind: 'glossary', page: 2 }],
  ])('reads %s', (path, expected) => {
    expect(archiveRoute(path, 'prova')).toMatchObject(expected);
  });

  it.each([
    '/news/apre-novara',
    '/news/pagina/1',
    '/news/pagina/0',
    '/news/pagina',
    '/newsletter',
    '/',
  ])('leaves %s to others', (path) => {
    expect(archiveRoute(path, 'prova')).toBeUndefined();
  });

  it('reads the addresses it makes', () => {
    const href = archiveHref('/news', { category: 'bonus', page: 4 });
    expect(archiveRoute(href, 'prova')).toMatchObject({ category: 'bonus', page: 4 });
    expect(archiveHref('/news', {})).toBe('/news');
  });
});

describe('arrange', () => {
  const items = Array.from({ length: PAGE_SIZE * 2 + 1 }, (_, n) => item(n, '', n < 2 ? [7] : []));

  it('cuts the list into pages', () => {
    const page = (number: number) =>
      arrange({ items, terms: [], category: undefined, page: number });
    expect(page(1)?.cards).toHaveLength(PAGE_SIZE);
    expect(page(3)?.cards.map((card) => card.id)).toEqual([PAGE_SIZE * 2]);
    expect(page(3)?.pages).toBe(3);
    expect(page(4)).toBeUndefined();
  });

  it('filters by a category, and offers only those that hold something', () => {
    const terms = [BONUS, { id: 8, label: 'Vuota', value: 'vuota' }];
    const found = arrange({ items, terms, category: 'bonus', page: 1 });
    expect(found?.cards.map((card) => card.id)).toEqual([0, 1]);
    expect(found?.filters).toEqual([{ ...BONUS, count: 2 }]);
    expect(arrange({ items, terms, category: 'vuota', page: 1 })).toBeUndefined();
  });

  it('has a first page without any item', () => {
    expect(arrange({ items: [], terms: [], category: undefined, page: 1 })).toMatchObject({
      cards: [],
      pages: 1,
    });
  });
});

it('tells the events that took place from those to come', () => {
  const route = archiveRoute('/eventi', 'prova');
  if (!route) throw new Error('no archive');
  const items = ['2000-01-01', '2999-01-01'].map((dateIso, id): ArchiveItem => {
    const { card, terms } = item(id, dateIso);
    return { card: { ...card, type: 'event' }, terms };
  });
  const archive = arrange({ items, terms: [], category: undefined, page: 1 });
  if (!archive) throw new Error('no page');
  const html = renderToStaticMarkup(
    createElement(Archive, { route, archive, context: defaultContext() }),
  );
  expect(html.match(/Evento( concluso)?/g)).toEqual(['Evento concluso', 'Evento']);
});

describe('sortItems', () => {
  const dated = [
    item(1, '2026-01-10'),
    item(2, '2026-12-01'),
    item(3, '2027-02-01'),
    item(4, '2026-06-01'),
  ];

  it('puts the soonest event first and the past ones last', () => {
    expect(ids(sortItems('event', dated, '2026-11-21'))).toEqual([2, 3, 4, 1]);
  });

  it('puts the newest news first', () => {
    expect(ids(sortItems('news', dated, '2026-11-21'))).toEqual([3, 2, 4, 1]);
  });
});
