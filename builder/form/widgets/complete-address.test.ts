import { expect, it } from 'vitest';
import { addressMeantBy, completeAddress } from './complete-address.ts';

it.each([
  ['info@azienda.example', 'mailto:info@azienda.example'],
  [' 800 000 123 ', 'tel:800000123'],
  ['011 0000000', 'tel:+390110000000'],
  ['offerte luce', undefined],
  ['offerte/luce', undefined],
  ['info@azienda', undefined],
  ['www.arera.it', 'https://www.arera.it'],
  ['arera.it/consumatori?voce=1', 'https://arera.it/consumatori?voce=1'],
  ['condizioni.pdf', undefined],
  ['mailto:info@azienda.example', undefined],
  ['https://www.arera.it', undefined],
])('«%s» means %s', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});

it.each([
  ['/offerte/luce', '/offerte/luce'],
  ['/', '/'],
  [' https://www.arera.it ', 'https://www.arera.it'],
  ['#prezzi', '#prezzi'],
  ['www.arera.it', 'https://www.arera.it'],
  ['offerte luce', undefined],
  ['javascript:alert(1)', undefined],
  ['https://', undefined],
])('«%s» leads to %s', (typed, address) => {
  expect(addressMeantBy(typed)).toBe(address);
});
