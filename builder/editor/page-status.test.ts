import { expect, it } from 'vitest';
import type { PageEntry } from '../cms/pages.ts';
import { pageState, plannedState } from './page-status.ts';

const dateGmt = '2036-01-01T12:00:00';
const page = (more: Partial<PageEntry>): PageEntry => ({
  ...{ id: 1, title: 'Luce', path: '/luce', status: 'publish' },
  ...more,
});

it('a planned page says when it goes live', () => {
  expect(pageState(page({ status: 'future', dateGmt }))).toMatch(/^Programmata: 1 gen 2036/);
  expect(pageState(page({ status: 'future' }))).toBe('Programmata');
  expect(pageState(page({ dateGmt }))).toBe('Pubblicata');
  expect(pageState({ status: 'publish', isUnlisted: true })).toBe(
    'Pubblicata, fuori dai motori di ricerca',
  );
  expect(pageState({ status: 'draft', isUnlisted: true })).toBe('Bozza');
});

it('a published page says what is to become of it', () => {
  const planned = (outlook: 'waiting' | 'missed' | 'outdated') =>
    page({ planned: { dateGmt, outlook } });
  expect(plannedState(planned('waiting'))).toMatch(/^Modifiche programmate: 1 gen 2036/);
  expect(plannedState(planned('missed'))).toBe('Modifiche non andate online');
  expect(plannedState(planned('outdated'))).toBe('Modifiche da programmare di nuovo');
  const ends = { dateGmt, untilGmt: '2036-01-07T12:00:00', outlook: 'waiting' } as const;
  expect(plannedState(page({ planned: ends }))).toMatch(
    /^Modifiche programmate: 1 gen 2036.* – 7 gen 2036/,
  );
  const back = (outlook: 'waiting' | 'missed' | 'outdated') =>
    plannedState(page({ planned: { dateGmt, returns: true, outlook } }));
  expect(back('waiting')).toMatch(/^Torna com’era: 1 gen 2036/);
  expect(back('missed')).toBe('Ripristino non avvenuto');
  expect(back('outdated')).toBe('Ripristino da programmare di nuovo');
  expect(plannedState(page({}))).toBeUndefined();
  expect(
    plannedState(page({ status: 'draft', planned: { dateGmt, outlook: 'waiting' } })),
  ).toBeUndefined();
});
