import { serializeDocument } from '@renderer/document/serialize.ts';
import { expect, it } from 'vitest';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';

it('what leaves the content of a tab comes below all tabs, not between two contents', () => {
  const content = (id: string, childIds: string[]) =>
    node(id, { component: 'ProductPageTabContent', childIds });
  const tabs = page(
    node('tabs', { component: 'ProductPageTab', childIds: ['one', 'two'] }),
    ...[content('one', ['a', 'b']), content('two', []), node('a'), node('b'), node('last')],
  );
  const { actions, store } = createSession(bootstrapFor('http://x', serializeDocument(tabs)));
  const order = (id: string) => store.getState().nodes.get(id)?.childIds;
  actions.moveOut('a');
  expect(order('tabs')).toEqual(['one', 'two']);
  expect(order('root')).toEqual(['tabs', 'a', 'last']);
  // And the other way round: into the last one, not beside them.
  actions.moveIn('a');
  expect(order('tabs')).toEqual(['one', 'two']);
  expect(order('two')).toEqual(['a']);
});

it('the content of a tab that is moved takes its tab along: one step', () => {
  const tabs = ['luce', 'gas', 'fibra'].map((tabId) => ({ title: tabId, tabId }));
  const content = (id: string, tabId: string) =>
    node(id, { component: 'ProductPageTabContent', props: { tabId } });
  const before = page(
    node('tabs', { component: 'ProductPageTab', props: { tabs }, childIds: ['a', 'b', 'c'] }),
    ...[content('a', 'luce'), content('b', 'gas'), content('c', 'fibra')],
  );
  const { actions, store } = createSession(bootstrapFor('http://x', serializeDocument(before)));
  const block = () => store.getState().nodes.get('tabs');
  const titles = () => (block()?.props.tabs as typeof tabs | undefined)?.map(({ title }) => title);
  actions.place('c', { parentId: 'tabs', index: 1 });
  expect(block()?.childIds).toEqual(['a', 'c', 'b']);
  expect(titles()).toEqual(['luce', 'fibra', 'gas']);
  actions.move('a', 1);
  expect(block()?.childIds).toEqual(['c', 'a', 'b']);
  expect(titles()).toEqual(['fibra', 'luce', 'gas']);
  actions.undo();
  actions.undo();
  expect(block()?.childIds).toEqual(['a', 'b', 'c']);
  expect(titles()).toEqual(['luce', 'gas', 'fibra']);
});

it('contents in an order of their own are moved alone', () => {
  const tabs = ['luce', 'gas'].map((tabId) => ({ title: tabId, tabId }));
  const content = (id: string, tabId: string) =>
    node(id, { component: 'ProductPageTabContent', props: { tabId } });
  const before = page(
    node('tabs', { component: 'ProductPageTab', props: { tabs }, childIds: ['b', 'a'] }),
    ...[content('a', 'luce'), content('b', 'gas')],
  );
  const { actions, store } = createSession(bootstrapFor('http://x', serializeDocument(before)));
  actions.move('b', 1);
  expect(store.getState().nodes.get('tabs')?.childIds).toEqual(['a', 'b']);
  expect(store.getState().nodes.get('tabs')?.props.tabs).toEqual(tabs);
});

it('a block that is dropped where it is says so', () => {
  const before = page(node('a'), node('b'));
  const { actions, ui } = createSession(bootstrapFor('http://x', serializeDocument(before)));
  actions.place('a', { parentId: 'root', index: 1 });
  expect(ui.getState().refusal.text).toContain('è già lì');
});

it('the content of a tab is duplicated with its tab: one step', () => {
  const tabs = ['Luce', 'Gas'].map((title) => ({ title, tabId: title.toLowerCase() }));
  const content = (id: string, tabId: string) =>
    node(id, { component: 'ProductPageTabContent', props: { tabId } });
  const before = page(
    node('tabs', { component: 'ProductPageTab', props: { tabs }, childIds: ['a', 'b'] }),
    ...[content('a', 'luce'), content('b', 'gas')],
  );
  const { actions, store } = createSession(bootstrapFor('http://x', serializeDocument(before)));
  const state = () => store.getState();
  actions.duplicate('a');
  expect(state().nodes.get('tabs')?.props.tabs).toMatchObject([
    { title: 'Luce' },
    { title: 'Luce (copia)', tabId: 'luce-2' },
    { title: 'Gas' },
  ]);
  const [first, copy, last] = state().nodes.get('tabs')?.childIds ?? [];
  expect([first, last]).toEqual(['a', 'b']);
  expect(state().nodes.get(copy ?? '')?.props.tabId).toBe('luce-2');
  expect(state().currentlyEditing).toBe(copy);
  actions.undo();
  expect(state().nodes.get('tabs')?.childIds).toEqual(['a', 'b']);
  expect(state().nodes.get('tabs')?.props.tabs).toEqual(tabs);
});

it('the content of a tab is deleted with its tab, the last tab’s alone', () => {
  const tabs = ['luce', 'gas'].map((tabId) => ({ title: tabId, tabId }));
  const content = (id: string, tabId: string) =>
    node(id, { component: 'ProductPageTabContent', props: { tabId } });
  const before = page(
    node('tabs', { component: 'ProductPageTab', props: { tabs }, childIds: ['a', 'b'] }),
    ...[content('a', 'luce'), content('b', 'gas')],
  );
  const { actions, store, ui } = createSession(bootstrapFor('http://x', serializeDocument(before)));
  const block = () => store.getState().nodes.get('tabs');
  actions.remove('a');
  expect(block()?.childIds).toEqual(['b']);
  expect(block()?.props.tabs).toEqual([tabs[1]]);
  expect(ui.getState().assurance.text).toContain('con il suo contenuto');
  expect(store.getState().currentlyEditing).toBe('b');
  actions.remove('b');
  expect(block()?.childIds).toEqual([]);
  expect(block()?.props.tabs).toEqual([tabs[1]]);
  actions.undo();
  actions.undo();
  expect(block()?.childIds).toEqual(['a', 'b']);
  expect(block()?.props.tabs).toEqual(tabs);
});
