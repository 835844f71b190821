// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { EditorBootstrap } from '../contract.ts';
import { CmsFailure, NO_NETWORK } from './cms-failure.ts';
import { createLibrary, findNamed } from './library.ts';

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

it('asks the CMS for offers, of which nothing is left out here but what is too much to show', async () => {
  const url = 'http://cms.example/offerte/luce/luce-chiara';
  const ask = vi.fn(async () =>
    Array.from({ length: 20 }, (_, id) => ({ id, title: 'Luce', url })),
  );
  const library = createLibrary({ config }, ask);
  const [first, ...others] = await library.searchOffers('luce chiara');
  expect(first).toMatchObject({ id: 0, title: 'Luce', path: '/offerte/luce/luce-chiara', url });
  expect(others).toHaveLength(11);
  expect(await library.readOffers()).toHaveLength(20);
  const api = '/wordpress/wp-json/msr/v1/offers?search=';
  expect(ask.mock.calls).toEqual([
    ['GET', `${api}luce+chiara`],
    ['GET', api],
  ]);
});

it('an offer that has moved is the one named where it was, unless another stands there now', () => {
  const offer = (id: number, path: string, former: string[] = []) => ({
    ...{ id, path, former, title: 'Luce', url: path, type: 'page' },
  });
  const moved = offer(1, '/fibra/casa', ['/internet/casa']);
  expect(findNamed([moved], 'http://cms.example/internet/casa/')).toBe(moved);
  expect(findNamed([moved], '/internet')).toBeUndefined();
  const next = offer(2, '/internet/casa');
  expect(findNamed([moved, next], '/internet/casa')).toBe(next);
});

it('asks for all offers once, however many fields want to know; again after a while, or a failure', async () => {
  vi.useFakeTimers();
  const ask = vi.fn(async (): Promise<unknown[]> => []);
  const library = createLibrary({ config }, ask);
  ask.mockRejectedValueOnce(new CmsFailure('network', NO_NETWORK));
  await expect(library.readOffers()).rejects.toThrow(NO_NETWORK);
  await Promise.all([library.readOffers(), library.readOffers()]);
  expect(ask).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(31_000);
  await library.readOffers();
  expect(ask).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
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
