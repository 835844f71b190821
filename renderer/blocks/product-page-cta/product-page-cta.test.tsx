import { serverRegistry } from '@generated/registry.server.ts';
import type { ProductPageCTAProps } from '@generated/types.ts';
import { defaultContext } from '@renderer/static/default-context.ts';
import { emptyCms } from '@renderer/static/empty-cms.ts';
import { PRODUCT } from '@renderer/test-support/product.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import load from './loader.ts';
import ProductPageCTA from './ProductPageCTA.tsx';

const page = {
  ...defaultContext(),
  path: '/offerte/luce-chiara',
  template: 'page-product.php',
};
const cms = {
  ...emptyCms,
  getProduct: async (path: string) =>
    path === page.path ? { ...PRODUCT, sidebarTitle: 'Luce Chiara Casa' } : undefined,
};

async function show(given: Partial<ProductPageCTAProps>, template = page.template) {
  const props = serverRegistry
    .get('productpagecta')
    ?.fillDefaults(given) as unknown as ProductPageCTAProps;
  const context = { ...page, template };
  const data = await load(props, { cms, page: context });
  return renderToStaticMarkup(<ProductPageCTA {...{ props, data, nodeId: 'x-1', context }} />);
}

it.each([{}, { productName: '' }, { link: '/altrove' }, { subscribeVisible: false }])(
  'has the name of the page’s product with %j',
  async (given) => {
    expect(await show(given)).toContain('<h2>Luce Chiara Casa</h2>');
  },
);

it('has the editor’s name before that', async () => {
  expect(await show({ productName: 'Solo per te' })).toContain('<h2>Solo per te</h2>');
});

it('does not take another page’s title for a product’s name', async () => {
  expect(await show({}, '')).not.toContain('<h2>');
});

it('ends no line within a price', async () => {
  const prices = { discountString_up: 'F1 0,1580 e F23 0,1140 €/kWh' };
  expect(await show(prices)).toContain('F1\u00a00,1580 e F23\u00a00,1140\u00a0€/kWh');
});
