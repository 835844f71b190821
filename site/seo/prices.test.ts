import { describe, expect, it } from 'vitest';
import { priceSpecifications } from './prices.ts';

const prices = (text: string) =>
  priceSpecifications(text, 'Luce').map(({ name, price, unitCode }) => [name, price, unitCode]);

describe('prices of an offer', () => {
  it.each([
    ['0,1290 €/kWh', [['Luce', 0.129, 'KWH']]],
    ['0,479 € / Smc', [['Luce', 0.479, 'SM3']]],
    ['12 €/mese', [['Luce', 12, 'MON']]],
    ['49 € al mese', [['Luce', 49, 'MON']]],
    ['1.764,50 € all’anno', [['Luce', 1764.5, 'ANN']]],
  ])('are read from «%s»', (text, read) => {
    expect(prices(text)).toEqual(read);
  });

  it('are read by band', () => {
    expect(prices('F1 0,1410 · F2-F3 0,1215 €/kWh')).toEqual([
      ['Luce F1', 0.141, 'KWH'],
      ['Luce F2-F3', 0.1215, 'KWH'],
    ]);
  });

  it.each(['PUN + 0,0149 €/kWh', 'PUN di fascia + 0,0119 €/kWh', 'da 10 €/mese', 'gratis'])(
    'stay words where they are no plain price: «%s»',
    (text) => {
      const [only, ...more] = priceSpecifications(text, 'Luce');
      expect(only).toMatchObject({ name: 'Luce', description: text });
      expect(only).not.toHaveProperty('price');
      expect(more).toEqual([]);
    },
  );

  it('say whether tax is in them where the text does', () => {
    const tax = (text: string) => priceSpecifications(text, undefined)[0]?.valueAddedTaxIncluded;
    expect(tax('24,90 €/mese, IVA inclusa')).toBe(true);
    expect(tax('34,90 €/mese, IVA esclusa')).toBe(false);
    expect(tax('34,90 € al mese più IVA')).toBe(false);
    expect(tax('12 €/mese')).toBeUndefined();
  });
});
