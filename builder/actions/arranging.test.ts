import { catalogue } from '@generated/catalogue.ts';
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

/** A list of tabs with a content for each, the contents in an order. */
function openTabs(names: readonly string[], contents: readonly string[] = names) {
  const tabs = names.map((name) => ({ title: name, tabId: name.toLowerCase() }));
  const content = (name: string) =>
    node(name, { component: 'ProductPageTabContent', props: { tabId: name.toLowerCase() } });
  const list = { component: 'ProductPageTab', props: { tabs }, childIds: [...contents] };
  const document = page(node('tabs', list), ...names.map(content));
  const session = createSession(bootstrapFor('http://x', serializeDocument(document)));
  const block = () => session.store.getState().nodes.get('tabs');
  const shown = () => (block()?.props.tabs as typeof tabs | undefined)?.map(({ title }) => title);
  return {
    ...session,
    tabs,
    shown,
    order: () => block()?.childIds,
    given: () => block()?.props.tabs,
  };
}

it('the content of a tab that is moved takes its tab along: one step', () => {
  const { actions, order, shown } = openTabs(['Luce', 'Gas', 'Fibra']);
  actions.place('Fibra', { parentId: 'tabs', index: 1 });
  expect(order()).toEqual(['Luce', 'Fibra', 'Gas']);
  expect(shown()).toEqual(['Luce', 'Fibra', 'Gas']);
  actions.move('Luce', 1);
  expect(order()).toEqual(['Fibra', 'Luce', 'Gas']);
  expect(shown()).toEqual(['Fibra', 'Luce', 'Gas']);
  actions.undo();
  actions.undo();
  expect(order()).toEqual(['Luce', 'Gas', 'Fibra']);
  expect(shown()).toEqual(['Luce', 'Gas', 'Fibra']);
});

it('contents in an order of their own are moved alone', () => {
  const { actions, order, shown } = openTabs(['Luce', 'Gas'], ['Gas', 'Luce']);
  actions.move('Gas', 1);
  expect(order()).toEqual(['Luce', 'Gas']);
  expect(shown()).toEqual(['Luce', 'Gas']);
});

it('a block that is dropped where it is says so', () => {
  const before = page(node('a'), node('b'));
  const { actions, ui } = createSession(bootstrapFor('http://x', serializeDocument(before)));
  actions.place('a', { parentId: 'root', index: 1 });
  expect(ui.getState().refusal.text).toContain('è già lì');
});

it('the content of a tab is duplicated with its tab: one step', () => {
  const { actions, store, order, given, tabs } = openTabs(['Luce', 'Gas']);
  actions.duplicate('Luce');
  expect(given()).toMatchObject([
    { title: 'Luce' },
    { title: 'Luce (copia)', tabId: 'luce-2' },
    { title: 'Gas' },
  ]);
  const [first, copy = '', last] = order() ?? [];
  expect([first, last]).toEqual(['Luce', 'Gas']);
  const { nodes, currentlyEditing } = store.getState();
  expect(nodes.get(copy)?.props.tabId).toBe('luce-2');
  expect(currentlyEditing).toBe(copy);
  actions.undo();
  expect(order()).toEqual(['Luce', 'Gas']);
  expect(given()).toEqual(tabs);
});

it('the content of a tab is deleted with its tab, the last tab’s alone', () => {
  const { actions, store, ui, order, shown } = openTabs(['Luce', 'Gas']);
  actions.remove('Luce');
  expect([order(), shown()]).toEqual([['Gas'], ['Gas']]);
  expect(ui.getState().assurance.text).toContain('con il suo contenuto');
  expect(store.getState().currentlyEditing).toBe('Gas');
  actions.remove('Gas');
  expect([order(), shown()]).toEqual([[], ['Gas']]);
  actions.undo();
  actions.undo();
  expect([order(), shown()]).toEqual([
    ['Luce', 'Gas'],
    ['Luce', 'Gas'],
  ]);
});

it.each(catalogue.map(({ component }) => component))(
  '«%s» comes into a page without anything it belongs to',
  async (component) => {
    const document = serializeDocument(page(node('a')));
    const { actions, store } = createSession(bootstrapFor('http://x', document));
    await actions.insert(component, { parentId: 'root', index: 1 });
    const { nodes } = store.getState();
    const [, added = ''] = nodes.get('root')?.childIds ?? [];
    expect(nodes.get(added)?.component).toBe(component);
  },
);

it('renaming the content of a tab renames the tab, which it is called by', () => {
  const { actions, shown, store } = openTabs(['Luce', 'Gas']);
  actions.rename('Luce', ' Elettricità ');
  expect(shown()).toEqual(['Elettricità', 'Gas']);
  expect(store.getState().nodes.get('Luce')).not.toHaveProperty('name');
  // A tab without a title would be called by nothing.
  actions.rename('Luce', ' ');
  expect(shown()).toEqual(['Elettricità', 'Gas']);
  actions.undo();
  expect(shown()).toEqual(['Luce', 'Gas']);
});

it.each([
  [[], 'Blocco «Sezione» eliminato. Annulla con Ctrl+Z.'],
  [['a'], 'Blocco «Sezione» eliminato con il blocco che conteneva. Annulla con Ctrl+Z.'],
  [['a', 'b'], 'Blocco «Sezione» eliminato con i 2 blocchi che conteneva. Annulla con Ctrl+Z.'],
])('what is deleted along with a container is told (%j)', (childIds, said) => {
  const box = node('box', { component: 'PageBlock', childIds });
  const document = page(box, ...childIds.map((id) => node(id)), node('last'));
  const { actions, ui } = createSession(bootstrapFor('http://x', serializeDocument(document)));
  actions.select('box');
  actions.remove('box');
  expect(ui.getState().assurance.text).toBe(said);
});

it('who fills an empty tab has it before them', () => {
  const { actions, store, ui } = openTabs(['Luce', 'Gas']);
  actions.select('Luce');
  actions.pickBlock({ parentId: 'Gas', index: 0 });
  expect(store.getState().currentlyEditing).toBe('Gas');
  expect(ui.getState().insertAt).toEqual({ parentId: 'Gas', index: 0 });
});
