import { describe, expect, it } from 'vitest';
import { rank } from './rank.ts';

const items = [
  { label: 'Pubblica' },
  { label: 'Hero slider', words: 'immagini che scorrono' },
  { label: 'Immagine' },
  { label: 'Vai a «Città»' },
  { label: 'Gallery', words: 'una foto alla volta' },
  { label: 'Image', keywords: 'foto figure' },
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

  it('takes a keyword almost for the name, and a beginning of one for more than a mention', () => {
    expect(labels('foto')).toEqual(['Image', 'Gallery']);
    expect(labels('fot')).toEqual(['Image', 'Gallery']);
    expect(
      rank([{ label: 'Hero', keywords: 'pulsante' }, { label: 'Pulsante' }], 'pulsante'),
    ).toEqual([{ label: 'Pulsante' }, { label: 'Hero', keywords: 'pulsante' }]);
  });

  it('puts first what a keyword tells most of', () => {
    const [hero, button] = [
      { label: 'Hero', keywords: 'testata pulsante' },
      { label: 'Tasto', keywords: 'pulsante bottone' },
    ];
    expect(rank([hero, button], 'pulsante')).toEqual([button, hero]);
  });

  it('leaves everything in its order without a query', () => {
    expect(labels('  ')).toEqual(items.map(({ label }) => label));
  });
});
