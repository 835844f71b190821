import { beforeEach, expect, it, vi } from 'vitest';
import { mapPage } from '../cms/map/page.ts';
import { arrange } from './arrange.ts';
import { archiveMetadata } from './metadata.ts';
import { archiveRoute } from './route.ts';

const seo = vi.hoisted(() => ({ rows: {} as Record<string, object>, asked: [] as string[] }));
vi.mock('../cms/seo.ts', () => ({
  getSeo: async (path: string) => {
    seo.asked.push(path);
    return seo.rows[path] ?? {};
  },
}));

const PAGE = mapPage({ ID: 1, post_title: 'News', link: '/news', seo: { title: 'Le news' } }, '/');

beforeEach(() => {
  seo.rows = {};
  seo.asked = [];
});

async function head(path: string, page: typeof PAGE | undefined = PAGE) {
  const route = archiveRoute(path, 'prova');
  const archive = arrange({ items: [], terms: [], category: undefined, page: 1 });
  if (!route || !archive) throw new Error('no archive');
  const shown = { ...archive, page: route.page };
  const { title, description, openGraph } = await archiveMetadata(route, shown, page);
  return { title, description, images: openGraph?.images };
}

it('a page of an archive has the search-engine data of its very address', async () => {
  const plain = await head('/news/pagina/2');
  expect(plain.title).toEqual({ absolute: expect.stringMatching(/^Le news, pagina 2 \| /) });
  seo.rows['/news/pagina/2'] = { title: 'Altre news', description: 'Prima.', ogImage: '/a.png' };
  expect(await head('/news/pagina/2')).toEqual({
    title: { absolute: expect.stringMatching(/^Altre news \| /) },
    description: 'Prima.',
    images: ['/a.png'],
  });
  seo.rows['/news/pagina/2'] = { description: 'Prima.' };
  expect((await head('/news/pagina/2')).title).toEqual(plain.title);
});

it('an archive asks for the data of an address that no page stands at, and of no other', async () => {
  seo.rows['/guide'] = { title: 'Le guide' };
  const { title } = await head('/guide', undefined);
  expect(title).toEqual({ absolute: expect.stringMatching(/^Le guide \| /) });
  await head('/news');
  expect(seo.asked).toEqual(['/guide']);
});
