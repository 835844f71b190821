import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { node, page } from '../test-support/document.ts';
import { findDeadEnd } from './find-dead-end.ts';

beforeEach(() => void vi.stubGlobal('location', new URL('https://www.x/luce')));
afterEach(() => void vi.unstubAllGlobals());

const { nodes } = page(
  node('a', { component: 'ProductPageTab', props: { tabs: [{ title: 'Notte', tabId: 'notte' }] } }),
);
const sources = {
  ...{ path: '/luce', origin: 'https://www.x', nodes },
  readPaths: async () => new Set(['/', '/gas']),
  readIds: async () => ['modulo'],
};

it.each([
  ['/fibra', 'page'],
  ['https://www.x/fibra?da=qui#in-fondo', 'page'],
  ['/gas', undefined],
  ['/luce', undefined],
  ['https://altrove.it/fibra', undefined],
  ['//altrove.it/fibra', undefined],
  ['mailto:info@fibra.it', undefined],
  ['#giorno', 'place'],
  ['/luce#giorno', 'place'],
  ['#modulo', undefined],
  ['#notte', undefined],
  ['#contenuto', undefined],
  ['/gas#giorno', undefined],
])('%s: %s', async (href, found) => {
  expect(await findDeadEnd(href, sources)).toBe(found);
});

it('a file is one that the media library does not have', async () => {
  const answer = vi.fn(async () => new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', answer);
  expect(await findDeadEnd('/wordpress/wp-content/uploads/x.pdf', sources)).toBe('file');
  answer.mockResolvedValue(new Response(null));
  expect(await findDeadEnd('/wordpress/wp-content/uploads/y.pdf', sources)).toBeUndefined();
});

it('nothing is said of what cannot be asked', async () => {
  const readIds = async () => undefined;
  expect(await findDeadEnd('#giorno', { ...sources, readIds })).toBeUndefined();
});
