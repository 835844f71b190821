import { serializeDocument } from '@renderer/document/serialize.ts';
import type { DocumentNode } from '@renderer/document/types.ts';
import { expect, it } from 'vitest';
import { chooseTemplate } from '../commands/choose-template.ts';
import { setProp } from '../commands/set-prop.ts';
import { shareBlocks } from '../commands/share-blocks.ts';
import { selectedIds } from '../selection.ts';
import { createSession, type Session } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';

function open(...nodes: DocumentNode[]) {
  const session = createSession(bootstrapFor('http://x', serializeDocument(page(...nodes))));
  return { ...session, selected: () => selectedIds(session) };
}

const blocks = () => [
  ...[node('a'), node('box', { component: 'PageBlock', childIds: ['in'] }), node('in')],
  ...[node('b'), node('c')],
];

type Deed = (session: Session) => unknown;
const remove: Deed = ({ actions }) => actions.remove('b');
const copyAndPaste: Deed = ({ actions }) => {
  actions.copy({ setData: () => {} } as unknown as DataTransfer);
  actions.paste();
};

/** What was selected before each deed: that is selected again, and after redoing what was after it. */
it.each<[string, string[], Deed]>([
  ['adding', ['b'], ({ actions }) => actions.insert('TextBlock')],
  ['adding beside several', ['a', 'b'], ({ actions }) => actions.insert('TextBlock')],
  ['duplicating', ['b'], ({ actions }) => actions.duplicate('b')],
  ['duplicating several', ['a', 'b'], ({ actions }) => actions.duplicate('b')],
  ['pasting', ['b'], copyAndPaste],
  ['pasting several', ['a', 'b'], copyAndPaste],
  ['pasting into a container', ['box'], copyAndPaste],
  ['deleting', ['b'], remove],
  ['deleting several', ['a', 'b'], remove],
  ['deleting the last of a container', ['in'], ({ actions }) => actions.remove('in')],
  ['moving', ['b'], ({ actions }) => actions.move('b', 1)],
  ['moving several', ['a', 'box'], ({ actions }) => actions.move('a', 1)],
  ['moving into a container', ['b'], ({ actions }) => actions.moveIn('b')],
  ['moving out of one', ['in'], ({ actions }) => actions.moveOut('in')],
  ['dragging', ['b'], ({ actions }) => actions.place('b', { parentId: 'root', index: 0 })],
  ['cutting', ['b'], ({ actions }) => actions.cut({ setData: () => {} } as never)],
  ['locking', ['b'], ({ actions }) => actions.toggleLock('b')],
  ['hiding', ['b'], ({ actions }) => actions.toggleHidden('b')],
  ['hiding several', ['a', 'b'], ({ actions }) => actions.toggleHidden('b')],
  ['renaming', ['b'], ({ actions }) => actions.rename('b', 'Mio')],
])('undoing and redoing %s', async (_what, before, deed) => {
  const session = open(...blocks());
  const { actions, selected } = session;
  actions.select('c');
  actions.selectMany(before);
  await deed(session);
  const after = selected();
  expect(after.length).toBeGreaterThan(0);
  for (const _ of [1, 2]) {
    actions.undo();
    expect(selected()).toEqual(before);
    actions.redo();
    expect(selected()).toEqual(after);
  }
});

it('blocks that became a shared one are selected again, and it in their place', () => {
  for (const ids of [['b'], ['b', 'c']]) {
    const { store, actions, selected } = open(...blocks());
    actions.selectMany(ids);
    const reference = shareBlocks(store, { ids, parentId: 'root', patternId: 5, title: 'Orari' });
    actions.select(reference ?? null);
    actions.undo();
    expect(selected()).toEqual(ids);
    actions.redo();
    expect(selected()).toEqual([reference]);
  }
});

it('a list of tabs stays selected where contents come and go with its items', () => {
  const tabs = ['luce', 'gas'].map((tabId) => ({ title: tabId, tabId }));
  const { actions, store, selected } = open(
    node('tabs', { component: 'ProductPageTab', props: { tabs }, childIds: ['luce', 'gas'] }),
    ...['luce', 'gas'].map((tabId) =>
      node(tabId, { component: 'ProductPageTabContent', props: { tabId } }),
    ),
  );
  actions.select('tabs');
  expect(actions.removeItem('tabs', 1)).toBe(true);
  expect(store.getState().nodes.has('gas')).toBe(false);
  for (const step of [actions.undo, actions.redo, actions.undo]) {
    step();
    expect(selected()).toEqual(['tabs']);
  }
  expect(store.getState().nodes.has('gas')).toBe(true);
});

it('what changes in another block is shown by selecting that', () => {
  const { store, actions, selected } = open(...blocks());
  setProp(store, { id: 'a', name: 'title', value: 'Luce' });
  setProp(store, { id: 'c', name: 'title', value: 'Gas' });
  actions.select('c');
  actions.undo();
  expect(selected()).toEqual(['c']);
  actions.undo();
  expect(selected()).toEqual(['a']);
  actions.redo();
  actions.redo();
  expect(selected()).toEqual(['c']);
  actions.selectMany(['a', 'c']);
  actions.undo();
  expect(selected()).toEqual(['a', 'c']);
});

it('of several blocks those that are left stay selected', () => {
  const { actions, ui, selected } = open(...blocks());
  actions.select('b');
  actions.duplicate('b');
  actions.toggleSelected('a');
  actions.toggleSelected('c');
  expect(selected()).toHaveLength(3);
  actions.undo();
  expect(selected()).toEqual(['a', 'c']);
  expect([...ui.getState().selection].toSorted()).toEqual(['a', 'c']);
});

it('a page that gave way to a model is not selected as a whole when it is back', () => {
  const { actions, store, selected } = open(...blocks());
  const children = [{ component: 'TextBlock' }];
  const template = {
    name: 'm',
    title: 'Modello',
    description: '',
    template: '',
    children,
    samples: [],
  };
  actions.select('b');
  chooseTemplate(store, { template });
  expect(selected()).toEqual([]);
  actions.undo();
  expect(selected()).toEqual(['b']);
});
