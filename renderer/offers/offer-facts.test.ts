import { PRODUCT } from '@renderer/test-support/product.ts';
import { describe, expect, it } from 'vitest';
import { inStore, onlyTariff } from './offer-facts.ts';

describe('what an offer says of sales points', () => {
  it.each(['Attivabile in tutti i punti vendita', 'Chiedila in negozio'])(
    '«%s» leads to them',
    (localStore) => {
      expect(inStore({ localStore })).toEqual({ text: localStore, href: '/punti-vendita' });
    },
  );

  it.each(['Solo online', 'Attivabile con un consulente'])('«%s» stands alone', (localStore) => {
    expect(inStore({ localStore })).toEqual({ text: localStore });
  });

  it.each(['1', 'true', 'Sì'])('%s is a sentence', (localStore) => {
    expect(inStore({ localStore })?.text).toBe('Disponibile anche nei punti vendita');
  });

  it.each([undefined, ' ', '0', 'false', 'No'])('%s is nothing', (localStore) => {
    expect(inStore({ localStore })).toBeUndefined();
  });
});

describe('the only tariff type of an offer', () => {
  it.each([
    ['mono', 'Monoraria'],
    ['Tariffa monoraria', 'Monoraria'],
    ['bio', 'A fasce'],
    ['A fasce', 'A fasce'],
  ])('by %s is %s', (tipoTariffa, name) => {
    expect(onlyTariff({ ...PRODUCT, tipoTariffa })).toBe(name);
  });

  it('has the offer’s own name', () => {
    const own = { ...PRODUCT, labelA: 'Media mensile', labelB: 'Tre fasce' };
    expect(onlyTariff({ ...own, tipoTariffa: 'mono' })).toBe('Media mensile');
    expect(onlyTariff({ ...own, tipoTariffa: 'bio' })).toBe('Tre fasce');
  });

  it('is none where the customer chooses, or nothing is said', () => {
    expect(onlyTariff({ ...PRODUCT, tipoTariffa: 'bio', tariffaBioraria: true })).toBeUndefined();
    expect(onlyTariff(PRODUCT)).toBeUndefined();
  });
});
