import type { ProductPageTabContentProps } from '@generated/types.ts';
import { defaultContext } from '@renderer/static/default-context.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import ProductPageTabContent from './ProductPageTabContent.tsx';

const inEditor = { ...defaultContext(), editing: true };
const PROPS: ProductPageTabContentProps = {
  ...{ active: true, defaultTabTipologiaTariffa: 'mono', productIds: [] },
};
const render = (props: { tabId?: string }) =>
  renderToStaticMarkup(
    <ProductPageTabContent
      props={{ ...PROPS, ...props }}
      data={[]}
      nodeId="tab-1"
      context={inEditor}
    />,
  );

it('a tab without offers says so in the editor; its name stands above it', () => {
  expect(render({ tabId: 'luce' })).toContain('Scheda senza offerte');
});
