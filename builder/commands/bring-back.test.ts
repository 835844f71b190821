import { expect, it } from 'vitest';
import { createEditorStore } from '../store/create-editor-store.ts';
import { documentOf } from '../store/state.ts';
import { node, page, USER } from '../test-support/document.ts';
import { bringBack } from './bring-back.ts';
import { init } from './init.ts';
import { undo } from './undo.ts';

const image = (url: string) => ({ id: url, url, focus: [50, 50] as const });
const box = (childIds: string[], props = {}) =>
  node('box', { component: 'PageBlock', childIds, props });
const version = {
  ...page(
    node('top'),
    box(['a', 'b', 'c'], { title: 'Prima' }),
    node('a', { props: { title: 'A' } }),
    node('b', { props: { title: 'B', image: '/b.webp' } }),
    node('c', { props: { title: 'C' } }),
  ),
  media: [image('/b.webp'), image('/altro.webp')],
};

function open(...nodes: Parameters<typeof page>) {
  const store = createEditorStore();
  init(store, { document: page(...nodes), user: USER });
  const children = (id: string) => store.getState().nodes.get(id)?.childIds;
  return { store, children, before: documentOf(store.getState()) };
}

it('a block that is there says what it said, and keeps what it holds now', () => {
  const { store, children } = open(
    node('top'),
    box(['c']),
    node('c', { props: { title: 'Nuovo' } }),
  );
  bringBack(store, { id: 'box', version });
  expect(store.getState().nodes.get('box')?.props).toEqual({ title: 'Prima' });
  expect(children('box')).toEqual(['c']);
  expect(store.getState().nodes.get('c')?.props).toEqual({ title: 'Nuovo' });
});

it('contents of tabs go with their tabs as these come back in the order they had', () => {
  const tabs = (...ids: string[]) =>
    node('tabs', {
      component: 'ProductPageTab',
      props: { tabs: ids.map((tabId) => ({ title: tabId, tabId })) },
      childIds: ids,
    });
  const content = (tabId: string) =>
    node(tabId, { component: 'ProductPageTabContent', props: { tabId } });
  const contents = ['luce', 'gas', 'fibra'].map(content);
  const { store, children } = open(tabs('fibra', 'luce', 'gas'), ...contents);
  bringBack(store, { id: 'tabs', version: page(tabs('luce', 'gas', 'fibra'), ...contents) });
  expect(children('tabs')).toEqual(['luce', 'gas', 'fibra']);
});

it('one that is gone comes back where it stood, with its image, and is undone in one step', () => {
  const { store, children, before } = open(node('top'), box(['c', 'a']), node('a'), node('c'));
  expect(bringBack(store, { id: 'b', version })).toBe(true);
  expect(children('box')).toEqual(['c', 'a', 'b']);
  expect(store.getState().media).toEqual([image('/b.webp')]);
  undo(store);
  expect(documentOf(store.getState())).toEqual(before);
});

it('one that was moved elsewhere goes back to where it stood', () => {
  const { store, children } = open(
    node('top'),
    node('b', {}),
    box(['c', 'a']),
    node('a'),
    node('c'),
  );
  bringBack(store, { id: 'b', version });
  expect(children('root')).toEqual(['top', 'box']);
  expect(children('box')).toEqual(['c', 'a', 'b']);
});

it('what a block held then and holds now is in the order of then', () => {
  const ids = ['c', 'nuovo', 'b', 'a'];
  const { store, children } = open(node('top'), box(ids), ...ids.map((id) => node(id)));
  bringBack(store, { id: 'box', version });
  expect(children('box')).toEqual(['a', 'nuovo', 'b', 'c']);
});

it('a container comes back with what it held, but for what stands elsewhere by now', () => {
  const { store, children } = open(node('a', { props: { title: 'Altrove' } }));
  bringBack(store, { id: 'box', version });
  expect(children('root')).toEqual(['box', 'a']);
  expect(children('box')).toEqual(['b', 'c']);
  expect(store.getState().nodes.get('a')?.props).toEqual({ title: 'Altrove' });
});

it('what the version does not have is left alone', () => {
  const { store, before } = open(node('x'));
  expect(bringBack(store, { id: 'x', version })).toBe(false);
  expect(documentOf(store.getState()).nodes).toBe(before.nodes);
});
