import { expect, it } from 'vitest';
import type { Session } from '../session.ts';
import { node, openStore, page } from '../test-support/document.ts';
import { findTargets } from './find-targets.ts';

const tabs = [
  { title: 'Prezzo fisso', tabId: 'luce-fisso' },
  { title: 'Prezzo indicizzato', tabId: 'indice' },
  { title: 'Ancora senza', tabId: '' },
];
const store = openStore(
  page(
    node('tabs', { component: 'ProductPageTab', props: { tabs } }),
    node('title', {
      component: 'SectionTitle',
      props: { title: '<p>Domande sulla luce</p>', anchor: 'domande' },
    }),
    node('box', { component: 'PageBlock', name: 'Riquadro giallo', props: { anchor: 'lume' } }),
  ),
);
const asked: string[] = [];
const search = async (query: string) => {
  asked.push(query);
  return [{ id: 7, title: 'Luce', path: '/luce' }];
};
const session = {
  ...{ store, cms: { library: { search } } },
  bootstrap: { config: { context: { funnelDomain: 'https://attiva.example' } } },
} as unknown as Pick<Session, 'cms' | 'bootstrap' | 'store'>;
const found = async (typed: string) =>
  (await findTargets(session, typed)).map(({ label, hint }) => `${label} ${hint}`);

const FIXED = 'Prezzo fisso #luce-fisso';
const INDEXED = 'Prezzo indicizzato #indice';
const QUESTIONS = 'Domande sulla luce #domande';
const BOX = 'Riquadro giallo #lume';

it('finds every place of the page by # alone', async () => {
  expect(await found('#')).toEqual([FIXED, INDEXED, QUESTIONS, BOX]);
});

it('finds by # the places that begin so, then those that are called so, and no page', async () => {
  expect(await found('#lu')).toEqual([FIXED, BOX, QUESTIONS]);
  expect(await found('#altrove')).toEqual([]);
  expect(asked).toEqual([]);
});

it('finds by words places of the page before pages', async () => {
  expect(await found('luce')).toEqual([QUESTIONS, FIXED, 'Luce /luce']);
  const groups = (await findTargets(session, 'luce')).map(({ group }) => group);
  expect(groups).toEqual(['In questa pagina', 'In questa pagina', 'Nel sito']);
});

it('names no group where the page has no such place', async () => {
  expect(await findTargets(session, 'gas')).toEqual([
    { key: '7', label: 'Luce', hint: '/luce', address: '/luce' },
  ]);
});
