// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { EditorBootstrap } from '../contract.ts';
import { CmsFailure, NO_NETWORK } from './cms-failure.ts';
import { createLibrary } from './library.ts';

const config = { cmsApi: '/wordpress/wp-json' } as EditorBootstrap['config'];

it('does not take a failure for the end of the images', async () => {
  const ask = vi.fn(async (_method: string, url: string) => {
    if (new URL(url, 'http://localhost').searchParams.get('offset') === '0') return [];
    throw new CmsFailure('network', NO_NETWORK);
  });
  const library = createLibrary({ config }, ask);
  expect(await library.readImages({ search: '', page: 1 })).toEqual([]);
  await expect(library.readImages({ search: '', page: 2 })).rejects.toThrow(NO_NETWORK);
});

it('keeps the address of images that the CMS stores elsewhere, and the path of its own uploads', async () => {
  const row = (source_url: string) => ({ id: 1, source_url, media_details: {} });
  const own = 'http://cms.example/wordpress/wp-content/uploads/a.webp';
  const ask = async () => [row(own), row('https://cdn.example/img/b.webp')];
  const images = await createLibrary({ config }, ask).readImages({ search: '', page: 1 });
  expect(images.map(({ url }) => url)).toEqual([
    '/wordpress/wp-content/uploads/a.webp',
    'https://cdn.example/img/b.webp',
  ]);
});
