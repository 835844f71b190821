import type { Product } from '@generated/entities.ts';
import type { ProductPageTabContentProps } from '@generated/types.ts';
import { defaultContext } from '@renderer/static/default-context.ts';
import { PRODUCT } from '@renderer/test-support/product.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import ProductPageTabContent from './ProductPageTabContent.tsx';

const PROPS: ProductPageTabContentProps = {
  ...{ active: true, defaultTabTipologiaTariffa: 'mono', productIds: [] },
};
const render = (children?: ReactNode, given = PROPS, data: Product[] = []) =>
  renderToStaticMarkup(
    <ProductPageTabContent props={given} data={data} nodeId="tab-1" context={defaultContext()}>
      {children}
    </ProductPageTabContent>,
  );

it('a tab without offers says so, unless it holds other blocks', () => {
  expect(render()).toContain('non ci sono offerte');
  const held = render(<p>Quanto consumi</p>);
  expect(held).toContain('Quanto consumi');
  expect(held).not.toContain('non ci sono offerte');
});

it.each(['mono', 'bio'] as const)('begins with the tariff the tab names: %s', (tariff) => {
  const offers = [{ ...PRODUCT, tariffaBioraria: true }];
  const html = render(undefined, { ...PROPS, defaultTabTipologiaTariffa: tariff }, offers);
  expect(html.match(/<input[^>]*checked[^>]*>/g)).toEqual([
    expect.stringContaining(`value="${tariff}"`),
  ]);
});
