import { describe, expect, it } from 'vitest';
import { rank, rankForms } from './rank.ts';

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

  it('finds a word in another form, after those that have it as it was typed', () => {
    const calls = [
      { label: 'Fascia', words: 'per essere richiamati' },
      { label: 'Riquadro', words: 'la richiamata' },
      { label: 'Pagina', words: 'ti fai richiamare' },
    ];
    const found = rankForms(calls, 'richiamare').map(({ label }) => label);
    expect(found).toEqual(['Pagina', 'Fascia', 'Riquadro']);
    expect(rankForms(calls, 'numero da richiamare')).toEqual([]);
    expect(rank(calls, 'richiamare')).toEqual(calls.slice(2));
  });

  it('takes no beginning of another word for a form of a short one', () => {
    expect(rankForms([{ label: 'Hero', keywords: 'testata' }], 'testo')).toEqual([]);
  });

  it('puts what says all words before what has them among its keywords', () => {
    const [about, rows] = [
      { label: 'About-us', keywords: 'testo immagine' },
      { label: 'Rows', description: 'Righe di testo e immagine, alternate.' },
    ];
    for (const query of ['testo immagine', 'immagini testo', 'righe immagini']) {
      expect([query, rankForms([about, rows], query)[0]]).toEqual([query, rows]);
    }
    expect(rankForms([about, rows], 'testo')[0]).toBe(about);
  });

  it('leaves everything in its order without a query', () => {
    expect(labels('  ')).toEqual(items.map(({ label }) => label));
  });
});
