import { expect, it } from 'vitest';
import { publishedPaths } from './published-paths.ts';

const read = (paths: object[], redirects: object[] = []) =>
  publishedPaths({
    paths,
    redirects,
    siteOrigin: 'https://www.example',
    allowedOrigins: ['https://attiva.example'],
  }).map(({ path }) => path);

it('leaves out redirects', () => {
  const paths = [{ path: '/offerte' }, { path: '/vecchia/' }];
  expect(read(paths, [{ path: '/vecchia' }])).toEqual(['/offerte']);
});

it('leaves out pages that search engines are not to show', () => {
  expect(read([{ path: '/fiera', unlisted: true }, { path: '/offerte' }])).toEqual(['/offerte']);
});

it('leaves out product pages that send on to a new one, and no others', () => {
  const sent = (path: string, target: string) => ({ path, new_page: target });
  expect(
    read([
      sent('/offerte/luce-2025', 'https://www.example/offerte/luce'),
      sent('/offerte/gas-2025', 'https://attiva.example/gas'),
      sent('/offerte/altrove', 'https://elsewhere.example/'),
      sent('/offerte/luce', '/offerte/luce'),
    ]),
  ).toEqual(['/offerte/altrove', '/offerte/luce']);
});
