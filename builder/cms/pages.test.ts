// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { EditorConfig } from '../contract.ts';
import { pathOf } from './page-path.ts';
import { createPages } from './pages.ts';

const config = { cmsApi: '/wordpress/wp-json' } as EditorConfig;

it('knows the path of a page, also the one a draft will have', async () => {
  const ask = vi.fn(async () => [
    {
      ...{ id: 1, title: { raw: 'Luce' }, status: 'publish' },
      link: 'http://localhost:3000/offerte/luce/',
    },
    {
      ...{ id: 2, title: { raw: 'Nuova' }, status: 'draft', slug: '', generated_slug: 'nuova' },
      permalink_template: 'http://localhost:3000/offerte/%pagename%/',
    },
    { id: 3, title: { raw: 'Home' }, status: 'publish', link: 'http://localhost:3000/' },
  ]);
  const found = await createPages(config, ask).find('');
  expect(found.map(({ path }) => path)).toEqual(['/offerte/luce', '/offerte/nuova', '/']);
});

it('knows what is to become of a page, and when', async () => {
  const moment = { date_gmt: '2036-01-01T08:00:00' };
  const ask = vi.fn(async (_method: string, _url: string) => [
    { id: 1, status: 'publish', planned: { ...moment, missed: false, outdated: false } },
    { id: 2, status: 'publish', planned: { ...moment, missed: true, outdated: true } },
    { id: 4, status: 'publish', planned: { ...moment, missed: false, outdated: true } },
    { id: 3, status: 'future', ...moment, planned: null },
    {
      ...{ id: 5, status: 'publish' },
      planned: { ...moment, until_gmt: moment.date_gmt, missed: false, outdated: false },
    },
    { id: 6, status: 'publish', planned: { ...moment, until_gmt: '', returns: true } },
  ]);
  const found = await createPages(config, ask).find('');
  expect(ask.mock.calls[0]?.[1]).toContain('planned.date_gmt,planned.until_gmt,planned.returns');
  expect(found.map(({ planned }) => planned)).toEqual([
    { dateGmt: moment.date_gmt, outlook: 'waiting' },
    { dateGmt: moment.date_gmt, outlook: 'missed' },
    { dateGmt: moment.date_gmt, outlook: 'outdated' },
    undefined,
    { dateGmt: moment.date_gmt, untilGmt: moment.date_gmt, outlook: 'waiting' },
    { dateGmt: moment.date_gmt, returns: true, outlook: 'waiting' },
  ]);
  expect(found[3]?.dateGmt).toBe('2036-01-01T08:00:00');
});

it('knows which pages this user keeps a draft of, and has them where that was worked on', async () => {
  const ask = vi.fn(async (_method: string, _url: string) => [
    { id: 1, status: 'publish', kept_draft: true },
    { id: 2, status: 'publish', kept_draft: false },
  ]);
  const found = await createPages(config, ask).find('');
  expect(found.map(({ hasDraft = false }) => hasDraft)).toEqual([true, false]);
  const asked = new URL(ask.mock.calls[0]?.[1] ?? '', 'http://localhost').searchParams;
  expect(asked.get('orderby')).toBe('worked_on');
  expect(asked.get('_fields')).toContain('kept_draft');
});

it('knows where a draft is that somebody moved', async () => {
  const row = { status: 'draft', slug: 'gas', link: 'http://localhost:3000/?page_id=2' };
  expect(pathOf({ ...row, permalink_template: 'http://localhost:3000/offerte/%pagename%/' })).toBe(
    '/offerte/gas',
  );
  expect(pathOf(row)).toBeUndefined();
});

it('reads every page another one may stand below, however many', async () => {
  const all = Array.from({ length: 250 }, (_, index) => ({
    ...{ id: index + 1, title: { raw: `Pagina ${index}` }, status: 'publish' },
    link: `http://localhost:3000/pagina-${String(index).padStart(3, '0')}/`,
  }));
  const ask = vi.fn(async (_method: string, url: string) => {
    const { searchParams } = new URL(url, 'http://localhost');
    const [offset, many] = ['offset', 'per_page'].map((name) => Number(searchParams.get(name)));
    return all.slice(offset, (offset ?? 0) + (many ?? 0));
  });
  const parents = await createPages(config, ask).readParents();
  expect(parents).toHaveLength(250);
  expect(parents.at(-1)?.path).toBe('/pagina-249');
});

it('makes a draft of what is asked for', async () => {
  const ask = vi.fn(async (_method: string, _url: string, _body?: unknown) => ({ id: 9 }));
  const page = { title: 'Nuova', slug: 'nuova', parent: 4, template: '', content: '' };
  await createPages(config, ask).create(page);
  expect(ask.mock.calls[0]?.[0]).toBe('POST');
  expect(ask.mock.calls[0]?.[2]).toEqual({ ...page, status: 'draft' });
});
