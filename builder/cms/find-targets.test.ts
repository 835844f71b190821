import { expect, it } from 'vitest';
import type { Session } from '../session.ts';
import { createNodeFeed } from '../store/node-feed.ts';
import { node, openStore, page } from '../test-support/document.ts';
import { findTargets } from './find-targets.ts';

const tabs = [
  { title: 'Prezzo fisso', tabId: 'luce-fisso' },
  { title: 'Prezzo indicizzato', tabId: 'indice' },
  { title: 'Ancora senza', tabId: '' },
];
const heading = (id: string, title: string, more: Partial<ReturnType<typeof node>> = {}) =>
  node(id, { component: 'SectionTitle', props: { title }, ...more });
const asked: string[] = [];
const search = async (query: string) => {
  asked.push(query);
  if (query === 'passi') {
    return ['Reclami', 'I passi di una voltura'].map((title, id) => ({ id, title, path: '/x' }));
  }
  return [{ id: 7, title: 'Luce', path: '/luce' }];
};
const find = (...nodes: ReturnType<typeof node>[]) => findIn(null, ...nodes);
/** While a block is edited. */
function findIn(currentlyEditing: string | null, ...nodes: ReturnType<typeof node>[]) {
  const store = openStore(
    page(
      node('tabs', { component: 'ProductPageTab', props: { tabs } }),
      node('title', {
        component: 'SectionTitle',
        props: { title: '<p>Domande sulla luce</p>', anchor: 'domande' },
      }),
      node('box', { component: 'PageBlock', name: 'Riquadro giallo', props: { anchor: 'lume' } }),
      ...nodes,
    ),
  );
  store.setState({ currentlyEditing });
  const session = {
    ...{ store, feed: createNodeFeed(store), cms: { library: { search } } },
    bootstrap: { config: { context: { funnelDomain: 'https://attiva.example' } } },
  } as unknown as Pick<Session, 'cms' | 'bootstrap' | 'store' | 'feed'>;
  return (typed: string, beside?: string[]) => findTargets(session, typed, beside);
}
const said = (targets: Awaited<ReturnType<typeof findTargets>>) =>
  targets.map(({ label, hint }) => `${label} ${hint}`);

const FIXED = 'Prezzo fisso #luce-fisso';
const INDEXED = 'Prezzo indicizzato #indice';
const QUESTIONS = 'Domande sulla luce #domande';
const BOX = 'Riquadro giallo #lume';

it('finds every place of the page by # alone', async () => {
  expect(said(await find()('#'))).toEqual([FIXED, INDEXED, QUESTIONS, BOX]);
});

it('finds by # the places that begin so, then those that are called so, and no page', async () => {
  const found = find();
  expect(said(await found('#lu'))).toEqual([FIXED, BOX, QUESTIONS]);
  expect(await found('#altrove')).toEqual([]);
  expect(asked).toEqual([]);
});

it('finds by words places of the page before pages', async () => {
  const targets = await find()('luce');
  expect(said(targets)).toEqual([QUESTIONS, FIXED, 'Luce /luce']);
  expect(targets.map(({ group }) => group)).toEqual([
    'In questa pagina',
    'In questa pagina',
    'Nel sito',
  ]);
});

it('leaves out of what words find the tab that one writes in', async () => {
  const nodes = [
    node('content', {
      component: 'ProductPageTabContent',
      props: { tabId: 'luce-fisso' },
      childIds: ['text'],
    }),
    node('text', { component: 'TextBlock' }),
  ];
  const within = find(...nodes);
  expect(said(await within('prezzo'))).toEqual([FIXED, INDEXED, 'Luce /luce']);
  const writing = findIn('text', ...nodes);
  expect(said(await writing('prezzo'))).toEqual([INDEXED, 'Luce /luce']);
  expect(said(await writing('#luce'))).toContain(FIXED);
});

it('names no group where the page has no such place', async () => {
  expect(await find()('gas')).toEqual([
    { key: '7', label: 'Luce', hint: '/luce', address: '/luce' },
  ]);
});

it('finds blocks that may have an anchor after those that have one, with the one they are given', async () => {
  const found = find(
    heading('prices', 'Prezzi della luce'),
    node('yellow', { component: 'PageBlock', name: 'Riquadro verde' }),
    node('text', { component: 'HeroBanner', props: { title: 'Un hero non ha ancore' } }),
    node('nameless', { component: 'PageBlock' }),
  );
  const all = await found('#');
  expect(said(all)).toEqual([
    ...[FIXED, INDEXED, QUESTIONS, BOX],
    'Prezzi della luce prende l’indirizzo #prezzi-della-luce',
    'Riquadro verde prende l’indirizzo #riquadro-verde',
  ]);
  expect(all.map(({ receiver }) => receiver).filter(Boolean)).toEqual(['prices', 'yellow']);
  expect(said(await found('#pre'))).toEqual([
    ...[FIXED, INDEXED],
    'Prezzi della luce prende l’indirizzo #prezzi-della-luce',
  ]);
});

it('finds them before pages that only say the words somewhere', async () => {
  const targets = await find(heading('prices', 'Prezzi della luce'))('prezzi del');
  expect(targets.map(({ group }) => group)).toEqual(['Altri punti di questa pagina', 'Nel sito']);
});

it('finds them before pages that say the words in their texts alone', async () => {
  const targets = await find(heading('prices', 'Prezzi senza sorprese'))('sorprese');
  expect(targets.map(({ group }) => group)).toEqual(['Altri punti di questa pagina', 'Nel sito']);
});

it('finds them after pages that are called so, and before those that only say it', async () => {
  const targets = await find(heading('steps', 'Passa a noi in tre passi'))('passi');
  expect(targets.map(({ group, label }) => `${group}: ${label}`)).toEqual([
    'Nel sito: I passi di una voltura',
    'Altri punti di questa pagina: Passa a noi in tre passi',
    'Pagine che ne parlano: Reclami',
  ]);
});

it('finds a block by what it is, last of all', async () => {
  const found = await find(heading('prices', 'Senza sorprese'))('titolo');
  expect(found.map(({ label, group }) => `${group}: ${label}`)).toEqual([
    'Nel sito: Luce',
    'Altri punti di questa pagina: Domande sulla luce',
    'Altri punti di questa pagina: Senza sorprese',
  ]);
});

it('finds them by words after the pages, which are meant more often', async () => {
  const targets = await find(heading('prices', 'Prezzi della luce'))('luce');
  expect(targets.map(({ group, label }) => `${group}: ${label}`)).toEqual([
    'In questa pagina: Domande sulla luce',
    'In questa pagina: Prezzo fisso',
    'Nel sito: Luce',
    'Altri punti di questa pagina: Prezzi della luce',
  ]);
});

it('finds what is called just so before pages that only begin so', async () => {
  const found = find(heading('a', 'Luc'), heading('b', 'Luce e gas'));
  const labels = (await found('luc')).map(({ label }) => label);
  expect(labels.indexOf('Luc')).toBeLessThan(labels.indexOf('Luce'));
  const others = (await found('lu')).map(({ label }) => label);
  expect(others.indexOf('Luc')).toBeGreaterThan(others.indexOf('Luce'));
});

it('says in which tab a place is', async () => {
  const content = (id: string, tabId: string, child: string) =>
    node(id, { component: 'ProductPageTabContent', props: { tabId }, childIds: [child] });
  const store = openStore(
    page(
      node('tabs', { component: 'ProductPageTab', props: { tabs }, childIds: ['fixed', 'index'] }),
      ...[content('fixed', 'luce-fisso', 'one'), content('index', 'indice', 'other')],
      ...[heading('one', 'Vantaggi'), heading('other', 'Vantaggi')],
    ),
  );
  const session = { store, feed: createNodeFeed(store) } as unknown as Session;
  expect(said(await findTargets(session, '#vantaggi'))).toEqual([
    'Vantaggi prende l’indirizzo #vantaggi · nella scheda «Prezzo fisso»',
    'Vantaggi prende l’indirizzo #vantaggi · nella scheda «Prezzo indicizzato»',
  ]);
});

it('gives anchors that the page does not have yet, of whole words', async () => {
  const found = find(
    heading('again', 'Indice'),
    heading('long', 'Quanto costa cambiare fornitore di energia elettrica e gas per la casa'),
    heading('none', '???'),
  );
  expect(said(await found('#')).slice(4)).toEqual([
    'Indice prende l’indirizzo #indice-2',
    'Quanto costa cambiare fornitore di energia elettrica e gas … prende l’indirizzo #quanto-costa-cambiare-fornitore-di-energia-elettrica-e-gas',
  ]);
});

it('finds none that is locked, or lies in what is', async () => {
  const box = { component: 'PageBlock', props: { title: 'Riquadro' }, uneditable: true };
  const found = find(
    node('locked', { ...box, childIds: ['within'] }),
    heading('within', 'Dentro'),
    heading('alone', 'Da solo', { uneditable: true }),
  );
  expect(said(await found('#'))).toHaveLength(4);
});

it('what is called as the link itself comes first, whatever pages begin so', async () => {
  const found = find(heading('energy', 'Luce verde'), heading('prices', 'Luce e prezzi'));
  const [page, block] = ['Luce /luce', 'Luce e prezzi prende l’indirizzo #luce-e-prezzi'];
  expect(said(await found('luce'))).toContain(block);
  const order = async (beside: string[]) => {
    const all = said(await found('luce', beside));
    return [block, page].toSorted((one, other) => all.indexOf(one) - all.indexOf(other));
  };
  expect(await order([])).toEqual([page, block]);
  expect(await order(['luce e prezzi'])).toEqual([block, page]);
  expect(said(await found('#', ['Luce e prezzi']))[0]).toBe(block);
});
