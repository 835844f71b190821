import { expect, it } from 'vitest';
import { asBreadcrumb, cutAt, titleWithBrand } from './as-shown.ts';

it('a title comes with the brand, and the brand alone where there is none', () => {
  expect(titleWithBrand('Luce', 'Prova')).toBe('Luce | Prova');
  expect(titleWithBrand('', 'Prova')).toBe('Prova');
});

it('an address is a way through the site', () => {
  expect(asBreadcrumb('https://prova.example', '/offerte/luce')).toBe(
    'https://prova.example › offerte › luce',
  );
  expect(asBreadcrumb('https://prova.example', '/')).toBe('https://prova.example');
});

it('what has room stays whole', () => {
  expect(cutAt('Luce verde', 10)).toBe('Luce verde');
});

it('what has none ends with a whole word', () => {
  expect(cutAt('Luce verde per casa', 12)).toBe('Luce verde…');
  expect(cutAt('Luce verde per casa', 10)).toBe('Luce verde…');
  expect(cutAt('Luce verde | Prova', 12)).toBe('Luce verde…');
  expect(cutAt('Supercalifragilistico', 5)).toBe('Super…');
});
