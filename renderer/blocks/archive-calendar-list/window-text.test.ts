import { describe, expect, it } from 'vitest';
import { windowState } from './self-reading.ts';
import { scheduleText, stateText } from './window-text.ts';

const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`) / 86_400_000;

describe('scheduleText', () => {
  it.each([
    [25, 30, [], 'dal 25 al 30 di ogni mese'],
    [1, 8, [], 'dal 1° all’8 di ogni mese'],
    [11, 11, [3], 'l’11 marzo'],
    [21, 25, [12], 'dal 21 al 25 dicembre'],
    [28, 3, [5], 'dal 28 al 3 del mese successivo, nel mese di maggio'],
    [28, 3, [], 'dal 28 al 3 del mese successivo, ogni mese'],
    [10, 15, [6, 2, 4, 2], 'dal 10 al 15, nei mesi di febbraio, aprile e giugno'],
  ])('%i to %i, months %j', (fromDay, toDay, months, text) =>
    expect(scheduleText({ fromDay, toDay, months })).toBe(text),
  );
});

describe('stateText', () => {
  const text = (today: string) => {
    const state = windowState({ fromDay: 25, toDay: 30, months: [] }, day(today));
    return state && stateText(state);
  };

  it.each([
    ['2026-05-20', 'Apre il 25 maggio, tra 5 giorni'],
    ['2026-05-24', 'Apre domani'],
    ['2026-05-26', 'Aperta fino al 30 maggio'],
    ['2026-05-30', 'Aperta: oggi è l’ultimo giorno'],
  ])('on %s: %s', (today, expected) => expect(text(today)).toBe(expected));
});
