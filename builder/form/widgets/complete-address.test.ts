import { expect, it } from 'vitest';
import { completeAddress } from './complete-address.ts';

it.each([
  ['info@azienda.example', 'mailto:info@azienda.example'],
  [' 800 000 123 ', 'tel:800000123'],
  ['011 0000000', 'tel:+390110000000'],
  ['offerte luce', undefined],
  ['offerte/luce', undefined],
  ['info@azienda', undefined],
])('«%s» means %s', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});
