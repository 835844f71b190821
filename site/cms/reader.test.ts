import { beforeEach, expect, it, vi } from 'vitest';
import { log } from '../config/log.ts';
import { getPage } from './page.ts';
import { cmsReader } from './reader.ts';

vi.mock('./page.ts', () => ({ getPage: vi.fn() }));

const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
const FAILURE = 'Error while retrieving product data';
const URL = 'https://altrove.example/offerte/luce/';

beforeEach(() => {
  logged.mockClear();
  vi.mocked(getPage).mockReset();
});

it('asks for a product by its path alone, whatever host its address names (spec 7)', async () => {
  await cmsReader.getProduct(URL);
  expect(getPage).toHaveBeenCalledExactlyOnceWith('/offerte/luce');
});

it('asks for a product by the path that its page is kept under, however its address is spelt', async () => {
  await cmsReader.getProduct('https://altrove.example/offerte/meno-co%e2%82%82/?da=mail#prezzi');
  expect(getPage).toHaveBeenCalledExactlyOnceWith('/offerte/meno-co₂');
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
