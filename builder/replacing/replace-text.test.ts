// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { replaceInAddress, replaceInHtml, replaceInText } from './replace-text.ts';

const PHONE = { text: '800 123 456', by: '800 654 321' };
const PAGE = { text: '/offerte/luce', by: '/offerte/luce-e-gas' };

it('a text is replaced wherever it is written exactly so', () => {
  expect(replaceInText('Luce, luce e Luce', { text: 'Luce', by: 'Gas' })).toEqual({
    value: 'Gas, luce e Gas',
    count: 2,
  });
  expect(replaceInText('$1 €', { text: '1', by: '$&' }).value).toBe('$$& €');
  expect(replaceInText('vedi /offerte/luce-verde', PAGE).count).toBe(0);
});

it('a text is found whichever spaces it is written with, and what stays on one line does', () => {
  const unbroken = '800\u00a0123\u00a0456';
  expect(replaceInText(`Chiama ${unbroken} o 800 123 456`, PHONE)).toEqual({
    value: 'Chiama 800\u00a0654\u00a0321 o 800 654 321',
    count: 2,
  });
  expect(replaceInText(unbroken, { ...PHONE, by: '800 654 321 (lun–ven)' }).value).toBe(
    '800 654 321 (lun–ven)',
  );
  expect(replaceInText('800 123 456', { text: unbroken, by: '112' }).value).toBe('112');
  expect(replaceInHtml('<p>800&nbsp;123&nbsp;456</p>', PHONE).value).toBe(
    '<p>800&nbsp;654&nbsp;321</p>',
  );
});

it('in other capitals, too, where that is meant, and keeps those', () => {
  const inAnyCase = (value: string, text: string, by: string) =>
    replaceInText(value, { text, by, anyCase: true });
  expect(inAnyCase('Luce, luce e LUCE', 'luce', 'gas')).toEqual({
    value: 'Gas, gas e GAS',
    count: 3,
  });
  expect(inAnyCase('luce e Luce', 'Luce', 'Gas naturale').value).toBe(
    'gas naturale e Gas naturale',
  );
  expect(inAnyCase('La Città (nuova)', 'città (Nuova)', 'élite').value).toBe('La Élite');
  expect(inAnyCase('800 123', '800', '900 per te').value).toBe('900 per te 123');
  expect(inAnyCase('LUCE, Luce, luce', 'LUCE', 'GAS').value).toBe('GAS, Gas, gas');
  expect(inAnyCase('Ti aiutiamo, TI AIUTIAMO', 'TI AIUTIAMO', 'ti seguiamo').value).toBe(
    'Ti seguiamo, TI SEGUIAMO',
  );
  expect(inAnyCase('la rete, La rete', 'la rete', 'Albaviva').value).toBe('Albaviva, Albaviva');
  expect(inAnyCase('a+b', 'A+B', '$& x').value).toBe('$& x');
});

it('in formatted text words and links change, markup and code do not', () => {
  const html =
    '<p class="800 123 456">Chiama <a href="tel:800123456">800 123 456</a> &amp; vai</p>';
  expect(replaceInHtml(html, PHONE)).toEqual({
    value: '<p class="800 123 456">Chiama <a href="tel:800654321">800 654 321</a> &amp; vai</p>',
    count: 2,
  });
  expect(replaceInHtml('<p>A &lt;b&gt; B</p>', { text: '<b>', by: '<i>' }).value).toBe(
    '<p>A &lt;i&gt; B</p>',
  );
  const split = '<p>800 <strong>123</strong> 456</p>';
  expect(replaceInHtml(split, PHONE)).toEqual({ value: split, count: 0 });
});

it('a link calls another number, however the number is written', () => {
  const to = (address: string) => replaceInAddress(address, PHONE).value;
  expect(to('tel:800123456')).toBe('tel:800654321');
  expect(to('tel:+39 800.123.456')).toBe('tel:800654321');
  expect(to('tel:800123457')).toBe('tel:800123457');
  expect(to('/800123456')).toBe('/800123456');
  const by = (next: string) => replaceInAddress('tel:800123456', { ...PHONE, by: next });
  expect(by('02 654321').value).toBe('tel:+3902654321');
  expect(by('nessuno').count).toBe(0);
});

it('a link leads to another page, at the place and with the search it had', () => {
  const to = (address: string) => replaceInAddress(address, PAGE).value;
  expect(to('/offerte/luce')).toBe('/offerte/luce-e-gas');
  expect(to('/offerte/luce/')).toBe('/offerte/luce-e-gas');
  expect(to('/offerte/luce?da=home#fisso')).toBe('/offerte/luce-e-gas?da=home#fisso');
  expect(to('/offerte/luce-verde')).toBe('/offerte/luce-verde');
  expect(to('/offerte/luce/sera')).toBe('/offerte/luce/sera');
  expect(replaceInAddress('/offerte/luce', { text: 'luce', by: 'gas' }).count).toBe(0);
  expect(replaceInAddress('/offerte/luce', { ...PAGE, by: '/' }).value).toBe('/');
});
