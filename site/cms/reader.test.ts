import { beforeEach, expect, it, vi } from 'vitest';
import { log } from '../config/log.ts';
import { getPage } from './page.ts';
import { cmsReader } from './reader.ts';
import { movedTo } from './redirects.ts';

vi.mock('./page.ts', () => ({ getPage: vi.fn() }));
vi.mock('./redirects.ts', () => ({ movedTo: vi.fn() }));

const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
const FAILURE = 'Error while retrieving product data';
const URL = 'https://altrove.example/offerte/luce/';

beforeEach(() => {
  logged.mockClear();
  vi.mocked(getPage).mockReset();
  vi.mocked(movedTo).mockReset();
});

it('asks for a product by its path alone, whatever host its address names (spec 7)', async () => {
  await cmsReader.getProduct(URL);
  expect(getPage).toHaveBeenCalledExactlyOnceWith('/offerte/luce');
});

it('asks for a product by the path that its page is kept under, however its address is spelt', async () => {
  await cmsReader.getProduct('https://altrove.example/offerte/meno-co%e2%82%82/?da=mail#prezzi');
  expect(getPage).toHaveBeenCalledExactlyOnceWith('/offerte/meno-co₂');
});

it('finds a product that has moved from where it is named', async () => {
  vi.mocked(movedTo).mockResolvedValue('/energia/luce');
  await cmsReader.getProduct(URL);
  expect(movedTo).toHaveBeenCalledExactlyOnceWith('/offerte/luce');
  expect(vi.mocked(getPage).mock.calls).toEqual([['/offerte/luce'], ['/energia/luce']]);
});

it('logs a product that is not there (spec 8)', async () => {
  expect(await cmsReader.getProduct(URL)).toBeUndefined();
  expect(logged).toHaveBeenCalledExactlyOnceWith({ url: URL }, FAILURE);
});

it('logs a product that cannot be had, and leaves it to who asked', async () => {
  vi.mocked(getPage).mockRejectedValue(new Error('down'));
  await expect(cmsReader.getProduct(URL)).rejects.toThrow('down');
  expect(logged).toHaveBeenCalledExactlyOnceWith({ url: URL, reason: 'Error: down' }, FAILURE);
});
