import type { ProductPageTabContentProps } from '@generated/types.ts';
import { defaultContext } from '@renderer/static/default-context.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import ProductPageTabContent from './ProductPageTabContent.tsx';

const PROPS: ProductPageTabContentProps = {
  ...{ active: true, defaultTabTipologiaTariffa: 'mono', productIds: [] },
};
const render = (children?: ReactNode) =>
  renderToStaticMarkup(
    <ProductPageTabContent props={PROPS} data={[]} nodeId="tab-1" context={defaultContext()}>
      {children}
    </ProductPageTabContent>,
  );

it('a tab without offers says so, unless it holds other blocks', () => {
  expect(render()).toContain('non ci sono offerte');
  const held = render(<p>Quanto consumi</p>);
  expect(held).toContain('Quanto consumi');
  expect(held).not.toContain('non ci sono offerte');
});
