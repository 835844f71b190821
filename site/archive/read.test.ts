import { expect, it, vi } from 'vitest';
import { readArchive } from './read.ts';

const GUIDE = {
  ...{ id: 3, type: 'guide', slug: 'valvole', link: 'https://cms.example/guide/valvole/' },
  title: { rendered: 'Le valvole' },
  acf: { icon: 'VasHome' },
  service_category: [8],
};
const CATEGORIES = [
  { id: 7, name: 'Casa', slug: 'casa', parent: 0 },
  { id: 8, name: 'Riscaldamento', slug: 'riscaldamento', parent: 7 },
];
vi.mock('../cms/lists/read-list.ts', () => ({
  readList: async (path: string) => (path.startsWith('/wp/v2/guide?') ? [GUIDE] : CATEGORIES),
}));

const read = (category?: string) =>
  readArchive({ kind: 'guide', base: '/guide', category, page: 1 });

it('shows guides as the specification maps them, with their icon', async () => {
  const archive = await read();
  expect(archive?.cards).toMatchObject([
    { title: 'Le valvole', icon: 'VasHome', type: 'guide', href: '/guide/valvole' },
  ]);
});

it('lists the items of a category under those above it too', async () => {
  expect((await read('casa'))?.total).toBe(1);
  expect((await read('riscaldamento'))?.total).toBe(1);
  expect((await read())?.filters.map(({ value, count }) => [value, count])).toEqual([
    ['casa', 1],
    ['riscaldamento', 1],
  ]);
});
