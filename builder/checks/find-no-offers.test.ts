// @vitest-environment happy-dom
import { serializeDocument } from '@renderer/document/serialize.ts';
import { expect, it, vi } from 'vitest';
import type { CmsItem } from '../cms/library.ts';
import { createSharedPatterns } from '../patterns/pattern-store.ts';
import { node, page } from '../test-support/document.ts';
import { findNoOffers } from './find-no-offers.ts';

const offer: CmsItem = {
  ...{ id: 5, title: 'Luce Chiara', path: '/offerte/luce', type: 'page' },
  url: 'https://www.x/offerte/luce',
};
const library = { readOffers: async () => [offer] };
/** A CMS with these shared blocks, by their ids. */
function shared(blocks: Record<number, ReturnType<typeof node>[]> = {}) {
  return createSharedPatterns({
    async readPattern(id) {
      const content = serializeDocument(page(...(blocks[id] ?? [])));
      return { ...{ id, title: `Fascia ${id}`, synced: true, modified: '' }, content };
    },
  });
}
const found = (...nodes: ReturnType<typeof node>[]) =>
  findNoOffers(page(...nodes).nodes, { library, patterns: shared() });

it('finds the pages that are no offers, by their ids and their addresses', async () => {
  const chosen = { offers: [{ id: 5 }, { id: 9 }, {}] };
  const products = ['https://altrove.example/offerte/luce/', 'https://www.x/contatti', ''];
  const productIds = products.map((productId) => ({ productId }));
  const missed = await found(
    node('a', { component: 'pageOffers', props: chosen }),
    node('b', { component: 'ProductPageTabContent', props: { productIds } }),
    node('c', { component: 'ProductCard', props: { slugUrl: '/chi-siamo' } }),
    node('d', { component: 'Sconosciuto', props: { offers: [{ id: 9 }] } }),
  );
  expect(missed.map(({ node: id, path }) => [id, path.join('/')])).toEqual([
    ['a', 'offers/1/id'],
    ['b', 'productIds/1/productId'],
    ['c', 'slugUrl'],
  ]);
});

it('asks nothing for a page without offers', async () => {
  const readOffers = vi.fn(async () => []);
  const { nodes } = page(node('a', { props: { title: 'Luce' } }));
  expect(await findNoOffers(nodes, { library: { readOffers }, patterns: shared() })).toEqual([]);
  expect(readOffers).not.toHaveBeenCalled();
});

it('finds those of shared blocks at their references, with the shared blocks inside of them', async () => {
  const card = (id: string, slugUrl: string) =>
    node(id, { component: 'ProductCard', props: { slugUrl } });
  const reference = (id: string, patternId: number) =>
    node(id, { component: 'SyncedPattern', props: { patternId } });
  const patterns = shared({
    1: [card('a', '/chi-siamo'), reference('b', 2)],
    2: [card('a', '/contatti'), card('b', '/offerte/luce'), reference('c', 1)],
    3: [card('a', '/offerte/luce')],
  });
  const { nodes } = page(reference('r', 1), reference('s', 2), reference('t', 3));
  const path = ['patternId'];
  expect(await findNoOffers(nodes, { library, patterns })).toEqual([
    { node: 'r', path, shared: { title: 'Fascia 1', fields: 2 } },
    { node: 's', path, shared: { title: 'Fascia 2', fields: 2 } },
  ]);
});
