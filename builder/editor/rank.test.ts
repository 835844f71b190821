import { describe, expect, it } from 'vitest';
import { rank } from './rank.ts';

const items = [
  { label: 'Pubblica' },
  { label: 'Hero slider', words: 'immagini che scorrono' },
  { label: 'Immagine' },
  { label: 'Vai a «Città»' },
];
const labels = (query: string) => rank(items, query).map(({ label }) => label);

describe('searching the palette', () => {
  it('finds every word, without accents, wherever it stands', () => {
    expect(labels('citta')).toEqual(['Vai a «Città»']);
    expect(labels('slid her')).toEqual(['Hero slider']);
    expect(labels('slider gas')).toEqual([]);
  });

  it('does without small words, but for a query of nothing else', () => {
    expect(labels('vai a una citta')).toEqual(['Vai a «Città»']);
    expect(labels('a')[0]).toBe('Vai a «Città»');
  });

  it('puts what is called so before what merely mentions it', () => {
    expect(labels('immagin')).toEqual(['Immagine', 'Hero slider']);
  });

  it('leaves everything in its order without a query', () => {
    expect(labels('  ')).toEqual(items.map(({ label }) => label));
  });
});
