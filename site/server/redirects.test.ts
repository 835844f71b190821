import { expect, it, vi } from 'vitest';
import { log } from '../config/log.ts';
import { readSettings } from '../config/settings.ts';
import { readTable, respelt, withQuery } from './redirects.ts';

const settings = readSettings({ SITE_ORIGIN: 'https://sito.example' });
const table = (...entries: [from: string, to: string, type?: number][]) =>
  Object.fromEntries(
    readTable(
      entries.map(([path, url, type]) => ({ path, url, type })),
      settings,
    ),
  );

it('has the address and the status of each redirect; 302 for a status that is none', () => {
  expect(table(['/luce/', '/offerte/luce', 301], ['/gas', '/offerte/gas', 200])).toEqual({
    '/luce': { url: '/offerte/luce', status: 301 },
    '/gas': { url: '/offerte/gas', status: 302 },
  });
});

it('leaves out every member of a loop, and what leads into one', () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  expect(table(['/a', '/b'], ['/b', '/A'], ['/c', '/a'], ['/d', '/e'])).toEqual({
    '/d': { url: '/e', status: 302 },
  });
  expect(warn).toHaveBeenCalledTimes(3);
  warn.mockRestore();
});

it('takes the same path on another host for no loop', () => {
  expect(table(['/attiva', 'https://attiva.example/attiva', 301])).toEqual({
    '/attiva': { url: 'https://attiva.example/attiva', status: 301 },
  });
});

it('keeps what stands behind the ? of the address, unless the target has its own', () => {
  expect(withQuery('/offerte#luce', '?utm_source=x')).toBe('/offerte?utm_source=x#luce');
  expect(withQuery('/offerte?a=b', '?utm_source=x')).toBe('/offerte?a=b');
  expect(withQuery('https://attiva.example/', '')).toBe('https://attiva.example/');
});

it('leads to no address that is not allowed', () => {
  expect(table(['/a', 'https://altrove.example/'], ['/b', 'javascript:alert(1)'])).toEqual({});
});

it('names a path as it is read', () => {
  expect(Object.keys(table(['/meno-co%e2%82%82', '/offerte']))).toEqual(['/meno-co₂']);
});

it('knows the one address of a page asked for in capitals', () => {
  expect(respelt(new URL('https://sito.example/Chi-Siamo?a=B'))).toEqual({
    url: '/chi-siamo?a=B',
    status: 308,
  });
  expect(respelt(new URL('https://sito.example/chi-siamo'))).toBeUndefined();
});
