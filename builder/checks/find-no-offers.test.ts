// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { CmsItem } from '../cms/library.ts';
import { node, page } from '../test-support/document.ts';
import { findNoOffers } from './find-no-offers.ts';

const offer: CmsItem = {
  ...{ id: 5, title: 'Luce Chiara', path: '/offerte/luce', type: 'page' },
  url: 'https://www.x/offerte/luce',
};
const found = (...nodes: ReturnType<typeof node>[]) =>
  findNoOffers(page(...nodes).nodes, { readOffers: async () => [offer] });

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
  expect(await findNoOffers(nodes, { readOffers })).toEqual([]);
  expect(readOffers).not.toHaveBeenCalled();
});
