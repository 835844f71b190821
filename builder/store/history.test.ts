import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addChild } from '../commands/add-child.ts';
import { createNode } from '../commands/create-node.ts';
import { deleteNode } from '../commands/delete-node.ts';
import { insertBlock } from '../commands/insert-block.ts';
import { moveChild } from '../commands/move-child.ts';
import { redo } from '../commands/redo.ts';
import { removeChild } from '../commands/remove-child.ts';
import { setProp } from '../commands/set-prop.ts';
import { undo } from '../commands/undo.ts';
import { node, openStore, page } from '../test-support/document.ts';
import { noteComposition } from './composition.ts';
import type { EditorStore } from './create-editor-store.ts';
import { changeText, historyEntries, stepText } from './history.ts';
import { isDirty } from './state.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const type = (store: EditorStore, field: string, ...values: string[]) => {
  for (const value of values) {
    setProp(store, { id: 'a', name: field, value });
    vi.advanceTimersByTime(100);
  }
};
const titleOf = (store: EditorStore) => store.getState().nodes.get('a')?.props.title;
const steps = (store: EditorStore) => store.temporal.getState().pastStates.length;

describe('typing', () => {
  it('in one field is one step', () => {
    const store = openStore(page(node('a', { props: { title: 'Luce' } })));
    type(store, 'title', 'G', 'Ga', 'Gas');
    expect(steps(store)).toBe(1);
    undo(store);
    expect(titleOf(store)).toBe('Luce');
  });

  it('after a rest of 500 ms is another step', () => {
    const store = openStore(page(node('a')));
    type(store, 'title', 'G', 'Ga');
    vi.advanceTimersByTime(500);
    type(store, 'title', 'Gas');
    expect(steps(store)).toBe(2);
    undo(store);
    expect(titleOf(store)).toBe('Ga');
  });

  it('that is deleted again is no step, and leaves the page as it was saved', () => {
    const store = openStore(page(node('a', { props: { title: 'Luce' } })));
    type(store, 'text', 'prima');
    vi.advanceTimersByTime(500);
    const before = store.getState();
    type(store, 'title', 'Luceq', 'Luceqq', 'Luce');
    expect(steps(store)).toBe(1);
    expect(store.getState().nodes).toBe(before.nodes);
    undo(store);
    expect(isDirty(store.getState())).toBe(false);
    type(store, 'title', 'G', 'Luce');
    expect(steps(store)).toBe(0);
    expect(isDirty(store.getState())).toBe(false);
  });

  it('with an input method is one step, however long characters are looked for', () => {
    const store = openStore(page(node('a', { props: { title: 'Luce' } })));
    noteComposition(true);
    type(store, 'title', 'Luceに', 'Luceにほん');
    vi.advanceTimersByTime(3000);
    type(store, 'title', 'Luce日本');
    noteComposition(false);
    expect(steps(store)).toBe(1);
    vi.advanceTimersByTime(500);
    noteComposition(true);
    type(store, 'title', 'Luce日本ご');
    noteComposition(false);
    expect(steps(store)).toBe(2);
    undo(store);
    expect(titleOf(store)).toBe('Luce日本');
    undo(store);
    expect(titleOf(store)).toBe('Luce');
  });

  it('in another field is another step', () => {
    const store = openStore(page(node('a')));
    type(store, 'title', 'x');
    type(store, 'text', 'y');
    expect(steps(store)).toBe(2);
  });

  it('right after an undo is a step of its own, and forgets what was undone', () => {
    const store = openStore(page(node('a')));
    type(store, 'title', 'uno');
    vi.advanceTimersByTime(1000);
    type(store, 'title', 'due');
    undo(store);
    type(store, 'title', 'tre');
    expect(steps(store)).toBe(2);
    expect(redo(store)).toBe(false);
    undo(store);
    expect(titleOf(store)).toBe('uno');
  });

  it('is shown with the value before and after', () => {
    const store = openStore(page(node('a', { props: { title: 'Luce' } })));
    for (const value of ['G', 'Ga', 'Gas']) {
      const from = titleOf(store);
      setProp(store, {
        ...{ id: 'a', name: 'title', value, label: 'Titolo', of: 'Hero' },
        ...{ from, to: value },
      });
    }
    expect(changeText(store.getState().change)).toBe('Titolo di Hero: «Luce» → «Gas»');
    expect(stepText(store.getState().change)).toBe('«Titolo» di Hero');
  });

  it.each([
    [undefined, [{}], 'Card di Hero: aggiunto un elemento'],
    [[{ title: 'Uno' }, { title: 'Due' }], [{ title: 'Uno' }], 'Card di Hero: tolto «Due»'],
    [['Uno', 'Due', 'Tre'], ['Uno', 'Tre'], 'Card di Hero: tolto «Due»'],
    [
      [{ text: '<p>Due</p>' }],
      [{ text: '<p>Uno</p>' }, { text: '<p>Due</p>' }],
      'Card di Hero: aggiunto «Uno»',
    ],
    [
      'Luce, gas e fibra per la tua casa',
      'Luce, gas e fibra per la tua impresa',
      'Card di Hero: «…casa» → «…impresa»',
    ],
    [
      'Luce, gas e fibra per la tua casa',
      'Luce, gas e fibra per la tua casa, in un posto solo per te',
      'Card di Hero: «…casa» → «…casa, in un posto solo per…»',
    ],
    [[{ a: 1 }, { a: 2 }, { a: 3 }], [{ a: 2 }], 'Card di Hero: tolti 2 elementi'],
    [[{ a: 1 }, { a: 2 }], [{ a: 2 }, { a: 1 }], 'Card di Hero: cambiato l’ordine'],
    [[{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }], 'Card di Hero'],
    [[], undefined, 'Card di Hero'],
    [{ a: 1 }, { a: 2 }, 'Card di Hero'],
    [undefined, 'Gas', 'Card di Hero: (vuoto) → «Gas»'],
    ['Gas', undefined, 'Card di Hero: «Gas» → (vuoto)'],
    [undefined, undefined, 'Card di Hero'],
  ])('says what happened to a list or a new field: %j → %j', (from, to, line) => {
    const change = { label: 'Card', of: 'Hero', group: null, at: 0, from, to };
    expect(changeText(change)).toBe(line);
    const isField = from !== undefined || to !== undefined;
    const [, title = ''] = /^(.+?)(: [^:]+ → .+)?$/.exec(line) ?? [];
    expect(stepText(change)).toBe(isField ? title.replace('Card', '«Card»') : 'card di Hero');
  });
});

it('what is done to the items of a list is a step each, however quickly it follows', () => {
  const store = openStore(page(node('a', { props: { items: ['Uno'] } })));
  const lists = [['Uno'], ['Uno', 'Due'], ['Due', 'Uno'], ['Uno']];
  for (const [at, to] of lists.slice(1).entries()) {
    setProp(store, { id: 'a', name: 'items', value: to, from: lists[at], to });
  }
  expect(steps(store)).toBe(3);
  undo(store);
  expect(store.getState().nodes.get('a')?.props.items).toEqual(['Due', 'Uno']);
});

describe('removal', () => {
  it('of a node with its descendants is one step labelled rimozione', () => {
    const store = openStore(
      page(
        node('x'),
        node('box', { component: 'PageBlock', childIds: ['a', 'b'] }),
        node('a'),
        node('b'),
      ),
    );
    const before = store.getState().nodes;
    deleteNode(store, { id: 'box' });
    expect([...store.getState().nodes.keys()]).toEqual(['root', 'x']);
    expect(steps(store)).toBe(1);
    expect(store.getState().change.label).toBe('rimozione');
    expect(changeText(store.getState().change)).toBe('rimozione di Sezione');
    expect(stepText(store.getState().change)).toBe('rimozione di Sezione');
    undo(store);
    expect(store.getState().nodes).toBe(before);
  });

  it('of a child from its parent and then of its node is one step, that of another node another', () => {
    const store = openStore(page(node('a'), node('b')));
    removeChild(store, { parentId: 'root', childId: 'a' });
    deleteNode(store, { id: 'a' });
    deleteNode(store, { id: 'b' });
    expect(steps(store)).toBe(2);
    undo(store, { steps: 2 });
    expect(store.getState().nodes.get('root')?.childIds).toEqual(['a', 'b']);
    redo(store);
    expect([...store.getState().nodes.keys()]).toEqual(['root', 'b']);
  });

  it('of a child alone has the same label', () => {
    const store = openStore(page(node('a')));
    removeChild(store, { parentId: 'root', childId: 'a' });
    expect(store.getState().change.label).toBe('rimozione');
    expect(store.getState().nodes.has('a')).toBe(true);
  });
});

describe('the history', () => {
  it('holds no step for what changed nothing', () => {
    const store = openStore(page(node('a')));
    expect(moveChild(store, { parentId: 'root', childId: 'a', offset: -1 })).toBe(false);
    expect(undo(store)).toBe(false);
    expect(steps(store)).toBe(0);
  });

  it('adds a block in one step', () => {
    const store = openStore();
    insertBlock(store, { parentId: 'root', subtree: { component: 'TextBlock' } });
    expect(steps(store)).toBe(1);
    expect(changeText(store.getState().change)).toBe('aggiunta di Blocco di testo');
  });

  it('lists every state from the oldest, the present marked by 0', () => {
    const store = openStore(page(node('a')));
    const id = createNode(store, { component: 'TextBlock' });
    addChild(store, { parentId: 'root', childId: id });
    deleteNode(store, { id });
    undo(store);
    expect(historyEntries(store).map(({ change, offset }) => [changeText(change), offset])).toEqual(
      [
        ['Apertura della pagina', -2],
        ['creazione di Blocco di testo', -1],
        ['aggiunta di Blocco di testo', 0],
        ['rimozione di Blocco di testo', 1],
      ],
    );
  });

  it('goes back to the saved page as a page without unsaved changes', () => {
    const store = openStore(page(node('a')));
    type(store, 'title', 'x');
    expect(isDirty(store.getState())).toBe(true);
    undo(store);
    expect(isDirty(store.getState())).toBe(false);
  });
});
