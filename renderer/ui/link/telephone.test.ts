import { expect, it } from 'vitest';
import { telephone } from './telephone.ts';

it.each([
  ['800 000 123', 'tel:800000123'],
  ['02 1234567', 'tel:+39021234567'],
  ['+39 333 123 45 67', 'tel:+393331234567'],
  ['112', 'tel:112'],
])('%s is called at %s', (number, address) => {
  expect(telephone(number)).toBe(address);
});
