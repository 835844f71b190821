import { expect, it } from 'vitest';
import type { PaletteEntry } from './entries.ts';
import { shownBlocks, shownEntries } from './shown-entries.ts';

const entry = (group: PaletteEntry['group'], label: string, words = ''): PaletteEntry => ({
  ...{ id: `${group} ${label}`, group, label, words, run() {} },
});
const entries = [
  entry('Comandi', 'Salva bozza'),
  entry('Vai a', 'Domande', 'quanto pago la bolletta'),
  entry('Aggiungi', 'Bolletta'),
  entry('Aggiungi', 'Bozza di offerta'),
];
const guide = entry('Apri una pagina', 'Come si legge la bolletta');
const mentions = entry('Apri una pagina', 'Assistenza');
const shown = (query: string, ...pages: PaletteEntry[]) =>
  shownEntries(entries, query, pages).map(({ label }) => label);

it('pages that are called by the query come before blocks to add', () => {
  expect(shown('bolletta', guide, mentions)).toEqual([
    ...['Come si legge la bolletta', 'Assistenza', 'Bolletta', 'Domande'],
  ]);
});

it('pages that only mention the query come last', () => {
  expect(shown('bolletta', mentions)).toEqual(['Bolletta', 'Domande', 'Assistenza']);
  expect(shown('reclamo', mentions)).toEqual(['Assistenza']);
});

it('commands that fit better than blocks stay before pages', () => {
  const draft = entry('Apri una pagina', 'La bozza');
  expect(shown('bozza', draft)[0]).toBe('La bozza');
  expect(shown('salva bozza', draft)[0]).toBe('Salva bozza');
});

it('finds blocks to add by another form of a word', () => {
  const call = { ...entry('Aggiungi', 'Fascia'), description: 'Per essere richiamati.' };
  expect(shownEntries([call], 'richiamare', [])).toEqual([call]);
  expect(shownBlocks([call], 'richiamare')).toEqual([call]);
});
