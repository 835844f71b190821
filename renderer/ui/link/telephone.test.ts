import { expect, it } from 'vitest';
import { telephone, telephoneIn } from './telephone.ts';

it.each([
  ['800 000 123', 'tel:800000123'],
  ['(800) 000.123', 'tel:800000123'],
  ['02 1234567', 'tel:+39021234567'],
  [' +39 (02) 000-000 ', 'tel:+3902000000'],
  ['112', 'tel:112'],
])('%s is called at %s', (number, address) => {
  expect(telephone(number)).toBe(address);
});

it.each([undefined, '', 'n.d.', '12', 'chiamaci', '800 javascript:alert(1)'])(
  '%s is no number to call',
  (number) => expect(telephone(number)).toBeUndefined(),
);

it.each([
  ['800 000 123', 'tel:800000123'],
  ['800 000 123 (lun–ven 8–20)', 'tel:800000123'],
  ['Chiama l’800 000 123', 'tel:800000123'],
  ['112', 'tel:112'],
  ['lun–ven 8–20', undefined],
  ['', undefined],
  [undefined, undefined],
])('what %s says is called at %s', (text, address) => {
  expect(telephoneIn(text)).toBe(address);
});
