import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { costNote } from './cost-note.tsx';

const note = (electricityCosts?: string) =>
  renderToStaticMarkup(costNote({ electricityCosts }, { kwh: 2700 }));

it('tells what the energy of a fixed price costs', () => {
  expect(note('0,10 €/kWh')).toContain('270 € l’anno');
});

it('says why a price that is not fixed cannot be told ahead of time', () => {
  expect(note('PUN + 0,0149 €/kWh')).toContain('con il mercato all’ingrosso;');
  expect(note('F1 0,1410 · F23 0,1215 €/kWh')).toContain('con l’ora del giorno;');
});

it('says nothing of an offer without a price', () => {
  expect(note()).toBe('');
});
