import { describe, expect, it } from 'vitest';
import { FUNNEL, PRODUCT } from '../test-support/product.ts';
import { barProducts, chatDataProducts } from './offer-bar.ts';

describe('barProducts', () => {
  it('leads into the funnel, and says so for the refer-a-friend programme', () => {
    const [plain, friend, offline] = barProducts(
      [PRODUCT, { ...PRODUCT, isReferAFriend: true }, { ...PRODUCT, showSubscribe: false }],
      FUNNEL,
    );
    expect(plain?.funnelLink).toBe('https://attiva.example/offerte/luce-chiara');
    expect(friend?.funnelLink).toBe(
      'https://attiva.example/offerte/luce-chiara?programma=porta-un-amico',
    );
    expect(offline?.funnelLink).toBe('');
    const [choice, none] = barProducts(
      [true, false].map((tariffaBioraria) => ({ ...PRODUCT, tariffaBioraria })),
      FUNNEL,
    );
    expect(choice?.bandFunnelLink).toBe('https://attiva.example/offerte/luce-chiara?tariffa=bio');
    expect(none).not.toHaveProperty('bandFunnelLink');
  });
});

it('states both prices of an offer for two, those by bands beside the other, and a monthly one', () => {
  const prices = (product: object) => {
    const [{ price, bandPrice } = {}] = barProducts([{ ...PRODUCT, ...product }], FUNNEL);
    return [price, bandPrice];
  };
  const gasCost = '0,45 €/Smc';
  expect(prices({ gasCost })).toEqual(['Luce 0,139 €/kWh · gas 0,45 €/Smc', undefined]);
  const bands = { tariffaBioraria: true, electricityCostsBio: 'F1 0,15 · F23 0,12 €/kWh' };
  expect(prices(bands)).toEqual(['0,139 €/kWh', 'F1 0,15 · F23 0,12 €/kWh']);
  expect(prices({ ...bands, tariffaBioraria: false })).toEqual(['0,139 €/kWh', undefined]);
  expect(prices({ electricityCosts: undefined, gasCost })).toEqual([gasCost, undefined]);
  const monthlyCost = '24,90 €/mese';
  expect(prices({ electricityCosts: undefined, monthlyCost })).toEqual([monthlyCost, undefined]);
});

describe('chatDataProducts', () => {
  it('takes a list of products, an object with one, or a product', () => {
    const expected = [
      {
        title: 'Gas',
        price: undefined,
        link: '',
        funnelLink: 'https://attiva.example/offerte/gas',
        isReferAFriend: false,
      },
    ];
    expect(chatDataProducts([{ title: 'Gas', slug: 'gas' }], FUNNEL)).toEqual(expected);
    expect(chatDataProducts({ products: [{ title: 'Gas', slug: 'gas' }] }, FUNNEL)).toEqual(
      expected,
    );
    expect(chatDataProducts({ title: 'Gas', slug: 'gas' }, FUNNEL)).toEqual(expected);
  });

  it('knows the refer-a-friend programme by its category too', () => {
    const told = (offers_category: unknown) =>
      chatDataProducts({ title: 'Gas', slug: 'gas', offers_category }, FUNNEL)?.[0];
    expect(told([{ slug: 'gas' }, { slug: 'porta-un-amico' }])).toMatchObject({
      funnelLink: 'https://attiva.example/offerte/gas?programma=porta-un-amico',
      isReferAFriend: true,
    });
    for (const none of [[{ slug: 'gas' }], [null, 7], 'porta-un-amico', undefined]) {
      expect(told(none)?.isReferAFriend).toBe(false);
    }
  });

  it('takes products as the CMS answers their pages', () => {
    const acf = { sidebar_title: 'Gas di casa', gas_cost: '0,45 €/Smc' };
    const page = { ID: 7, post_title: 'Gas', post_name: 'gas', acf };
    const expected = { price: '0,45 €/Smc', funnelLink: 'https://attiva.example/offerte/gas' };
    expect(chatDataProducts([page], FUNNEL)).toMatchObject([{ ...expected, title: 'Gas di casa' }]);
    const listed = { title: { rendered: 'Gas' }, slug: 'gas', acf: [] };
    expect(chatDataProducts({ products: [page, listed] }, FUNNEL)).toMatchObject([
      { title: 'Gas di casa' },
      { title: 'Gas' },
    ]);
  });

  it('takes the products away when the list is empty', () => {
    expect(chatDataProducts([], FUNNEL)).toEqual([]);
    expect(chatDataProducts({ products: [] }, FUNNEL)).toEqual([]);
  });

  it.each([undefined, null, 'x', 7, {}, [null], [{ slug: 'gas' }], { products: 'x' }])(
    'leaves the bar alone for %j',
    (detail) => {
      expect(chatDataProducts(detail, FUNNEL)).toBeUndefined();
    },
  );

  it('follows no address of its own', () => {
    for (const link of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:x',
    ]) {
      const [product] = chatDataProducts([{ title: 'Gas', slug: '../x?y', link }], FUNNEL) ?? [];
      expect(product).toMatchObject({ link: '', funnelLink: '' });
    }
  });
});
