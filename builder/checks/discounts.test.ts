import { expect, it } from 'vitest';
import { NOTHING_WRONG } from '../test-support/audit.ts';
import { node, page } from '../test-support/document.ts';
import { discounts } from './discounts.ts';

const found = (card: Record<string, unknown>) =>
  discounts({
    ...{ audit: NOTHING_WRONG, paths: undefined, path: '/', origin: 'https://sito.example' },
    document: page(node('a', { component: 'Plans', props: { plans: [{ content: [card] }] } })),
  }).map(({ message, pointer }) => [message, pointer]);

it('a discounted price that is no lower than the full one is pointed out at its field', () => {
  expect(found({ basePrice: '24,90 €', discountedBasePrice: '29,90 €' })).toEqual([
    [
      'Il prezzo scontato, «29,90 €», non è più basso di quello pieno, «24,90 €», che si vede barrato.',
      '/nodes/a/props/plans/0/content/0/discountedBasePrice',
    ],
  ]);
  expect(found({ activationFee: '€ 99', discountedActivationFee: '€ 1.099' })).toHaveLength(1);
  expect(found({ modemPrice: '5 €', discountedModemPrice: '5,00 €' })).toHaveLength(1);
});

it('a lower price, and what is no price, is in order', () => {
  expect(found({ basePrice: '1.290 €', discountedBasePrice: '990,50 €' })).toEqual([]);
  expect(found({ activationFee: '39 €', discountedActivationFee: 'GRATIS' })).toEqual([]);
  expect(found({ basePrice: '9 € per 12 mesi', discountedBasePrice: '90 €' })).toEqual([]);
  expect(found({ discountedBasePrice: '29,90 €' })).toEqual([]);
});
