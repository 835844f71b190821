import { serializeDocument } from '@renderer/document/serialize.ts';
import { expect, it, vi } from 'vitest';
import type { Usage } from '../cms/library.ts';
import { NOTHING_WRONG } from '../test-support/audit.ts';
import { node, page } from '../test-support/document.ts';
import { findLostAnchors } from './find-lost-anchors.ts';
import { runChecks } from './run-checks.ts';

const tabs = (...ids: string[]) =>
  page(
    node('a', {
      component: 'ProductPageTab',
      props: { tabs: ids.map((tabId) => ({ title: tabId, tabId })) },
    }),
  );
const place = { path: '/luce', origin: 'https://www.x' };
const usage = (title: string, text: string, path = '/altrove'): Usage => ({
  ...{
    id: 1,
    title,
    path,
    status: 'publish',
    pattern: false,
    restBase: 'pages',
    planned: false,
    count: 1,
  },
  nodes: [{ node: 'n', component: 'TextBlock', text }],
});
const lost = (now: ReturnType<typeof tabs>, uses: readonly Usage[]) => {
  const stored = serializeDocument(tabs('fisso', 'indice'));
  const whereUsed = vi.fn(async () => uses);
  const found = findLostAnchors({ stored, nodes: now.nodes, ...place }, { whereUsed });
  return found.then((anchors) => ({ anchors, whereUsed }));
};

it('finds ids of tabs that are gone while other pages link there', async () => {
  const { anchors, whereUsed } = await lost(tabs('indice', 'bloccato'), [
    usage('Chi siamo', 'vedi <a href="/luce#fisso">il prezzo fisso</a>'),
    usage('Contatti', 'https://www.x/luce#fisso'),
    usage('Un’altra scheda', '/luce#fisso-2 e https://altrove.example/offerte/luce#fisso'),
    usage('La pagina stessa', '/luce#fisso', '/luce'),
  ]);
  expect(whereUsed.mock.calls).toEqual([[{ text: '/luce#fisso' }]]);
  const from = ['Chi siamo', 'Contatti'];
  expect(anchors).toEqual([{ anchor: 'fisso', node: 'a', list: 'tabs', from }]);
  const input = { document: tabs('indice'), audit: NOTHING_WRONG, paths: undefined, ...place };
  const found = runChecks({ ...input, lostAnchors: anchors });
  const about = found.filter(({ check }) => check === 'anchors');
  expect(about.map(({ pointer, message }) => [pointer, message])).toEqual([
    [
      '/nodes/a/props/tabs',
      'Nella pagina non c’è più «#fisso», a cui portano link in 2 pagine: «Chi siamo», «Contatti».',
    ],
  ]);
});

it('asks nothing where every id stands, and tells of none that nobody links to', async () => {
  const same = await lost(tabs('indice', 'fisso'), []);
  expect(same.whereUsed).not.toHaveBeenCalled();
  const { anchors } = await lost(tabs('indice'), []);
  expect(anchors).toEqual([]);
});

it('does not miss an id that a block has as its anchor now', async () => {
  const now = page(node('b', { component: 'PageBlock', props: { anchor: 'fisso' } }));
  const { anchors } = await lost(now, [usage('Contatti', '/luce#fisso')]);
  expect(anchors).toEqual([]);
});
