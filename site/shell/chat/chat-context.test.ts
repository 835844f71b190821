import { expect, it } from 'vitest';
import { chatContext } from './chat-context.ts';

const FIBRE = {
  context: 'scheda_fibra',
  buttonId: 'widget-button',
  configRef: 'telco',
  cluConfigKey: 'scheda_fibra',
};
const PRODUCT = { context: 'scheda_prodotti', buttonId: 'widget-button' };

it.each([
  ['/', '', { context: 'homepage', buttonId: '' }],
  ['/albavivafibra', 'page-tab-product', FIBRE],
  ['/offerte/luce', 'page-tab-product', PRODUCT],
  ['/altrafibra', 'page-tab-product', PRODUCT],
  ['/offerte/luce/luce-chiara-casa', 'page-product.php', PRODUCT],
  ['/offerte/luce/luce-chiara-casa', 'page-product', PRODUCT],
  ['/albavivafibra', '', undefined],
  ['/chi-siamo', '', undefined],
  ['/news/apre-novara', 'default', undefined],
])('%s with template %j', (path, template, expected) => {
  expect(chatContext({ path, template, brand: 'albaviva' })).toEqual(expected);
});
