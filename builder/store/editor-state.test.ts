import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addMedia } from '../commands/add-media.ts';
import { chooseTemplate } from '../commands/choose-template.ts';
import { closeSidekick } from '../commands/close-sidekick.ts';
import { deleteNode } from '../commands/delete-node.ts';
import { describeMedia, editMedia } from '../commands/edit-media.ts';
import { init } from '../commands/init.ts';
import { moveChild } from '../commands/move-child.ts';
import { redo } from '../commands/redo.ts';
import { removeMedia } from '../commands/remove-media.ts';
import { setEditing } from '../commands/set-editing.ts';
import { setProp } from '../commands/set-prop.ts';
import { setSidekick } from '../commands/set-sidekick.ts';
import { toggleEditing } from '../commands/toggle-editing.ts';
import { toggleSidekick } from '../commands/toggle-sidekick.ts';
import { undo } from '../commands/undo.ts';
import { node, openStore, page, USER } from '../test-support/document.ts';
import { createEditorStore } from './create-editor-store.ts';
import { changeText, historyEntries } from './history.ts';
import { isDirty } from './state.ts';

const NOW = new Date('2026-03-12T10:00:00Z').getTime();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the state of the editor (spec 3.14)', () => {
  it('has a side panel that is hidden by default', () => {
    expect(createEditorStore().getState().sidekick.visible).toBe(false);
  });

  it('begins neither saving, nor saved, nor failed', () => {
    expect(createEditorStore().getState().meta).toEqual({
      lastSavedAt: null,
      lastModifiedAt: null,
      saved: false,
      isSaving: false,
      savingError: false,
      savedNodes: '',
    });
  });

  it('loads nodes and media together', () => {
    const store = createEditorStore();
    const media = [{ id: 'm', url: '/a.webp', focus: [50, 50] as const }];
    const document = { ...page(node('a')), media };
    const seen: unknown[] = [];
    store.subscribe(({ nodes, media: items }) => seen.push([nodes, items]));
    init(store, { document, user: USER });
    expect(seen).toEqual([[document.nodes, media]]);
    expect(isDirty(store.getState())).toBe(false);
    expect(store.temporal.getState().pastStates).toEqual([]);
  });
});

describe('modification (spec 4.7)', () => {
  it.each([
    [
      'changing a prop',
      (store: ReturnType<typeof openStore>) =>
        setProp(store, { id: 'a', name: 'title', value: 'x' }),
    ],
    [
      'moving a child',
      (store: ReturnType<typeof openStore>) =>
        moveChild(store, { parentId: 'root', childId: 'a', offset: 1 }),
    ],
    ['deleting a node', (store: ReturnType<typeof openStore>) => deleteNode(store, { id: 'a' })],
  ])('%s sets lastModifiedAt to now and saved to false', (_what, change) => {
    const store = openStore(page(node('a'), node('b')));
    store.setState(({ meta }) => ({ meta: { ...meta, saved: true } }));
    change(store);
    expect(store.getState().meta).toMatchObject({ lastModifiedAt: NOW, saved: false });
    expect(isDirty(store.getState())).toBe(true);
  });

  it('setting the same value again changes nothing', () => {
    const store = openStore(page(node('a', { props: { list: [{ title: 'x' }] } })));
    const before = store.getState();
    setProp(store, { id: 'a', name: 'list', value: [{ title: 'x' }] });
    expect(store.getState()).toBe(before);
  });

  it('keeps the identity of the parts of a value that stay equal', () => {
    const list = [{ title: 'x' }, { title: 'y' }];
    const store = openStore(page(node('a', { props: { list } })));
    setProp(store, { id: 'a', name: 'list', value: [{ title: 'x' }, { title: 'z' }] });
    const after = store.getState().nodes.get('a')?.props.list as typeof list;
    expect(after[0]).toBe(list[0]);
    expect(after[1]).toEqual({ title: 'z' });
  });

  it('keeps the identity of every other node', () => {
    const store = openStore(page(node('a'), node('b')));
    const other = store.getState().nodes.get('b');
    setProp(store, { id: 'a', name: 'title', value: 'x' });
    expect(store.getState().nodes.get('b')).toBe(other);
  });

  it('toggling editing flips uneditable', () => {
    const store = openStore(page(node('a')));
    toggleEditing(store, { id: 'a' });
    expect(store.getState().nodes.get('a')?.uneditable).toBe(true);
    toggleEditing(store, { id: 'a' });
    expect(store.getState().nodes.get('a')?.uneditable).toBe(false);
  });
});

describe('the node being edited', () => {
  it('is shown in the side panel', () => {
    const store = openStore(page(node('a')));
    setEditing(store, { id: 'a' });
    expect(store.getState().currentlyEditing).toBe('a');
    expect(store.getState().sidekick).toEqual({ visible: true, component: 'node' });
  });

  it('is never recorded in the history', () => {
    const store = openStore(page(node('a')));
    setEditing(store, { id: 'a' });
    setEditing(store, { id: null });
    expect(store.temporal.getState().pastStates).toEqual([]);
  });

  it('is nothing once it is deleted', () => {
    const store = openStore(
      page(node('box', { component: 'PageBlock', childIds: ['a'] }), node('a')),
    );
    setEditing(store, { id: 'a' });
    deleteNode(store, { id: 'box' });
    expect(store.getState().currentlyEditing).toBeNull();
  });
});

describe('the side panel', () => {
  it('can be toggled, and its component set', () => {
    const store = openStore();
    toggleSidekick(store);
    expect(store.getState().sidekick.visible).toBe(true);
    setSidekick(store, { component: 'media' });
    expect(store.getState().sidekick).toEqual({ visible: true, component: 'media' });
    toggleSidekick(store);
    expect(store.getState().sidekick).toEqual({ visible: false, component: 'media' });
  });

  it('is closed onto the properties of a chosen block, and these by letting go of it', () => {
    const store = openStore(page(node('a')));
    setEditing(store, { id: 'a' });
    setSidekick(store, { component: 'media' });
    closeSidekick(store);
    expect(store.getState().sidekick).toEqual({ visible: true, component: 'node' });
    expect(store.getState().currentlyEditing).toBe('a');
    closeSidekick(store);
    expect(store.getState().currentlyEditing).toBeNull();
    setSidekick(store, { component: 'media' });
    closeSidekick(store);
    expect(store.getState().sidekick.visible).toBe(false);
  });
});

describe('media', () => {
  it('get a UUID v1 and the default focus', () => {
    const store = openStore();
    const item = addMedia(store, { url: '/a.webp', width: 800 });
    expect(item.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-1[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/);
    expect(store.getState().media).toEqual([{ ...item, focus: [50, 50], width: 800 }]);
  });

  it('are edited and removed by id', () => {
    const store = openStore();
    const one = addMedia(store, { url: '/a.webp' });
    const two = addMedia(store, { url: '/b.webp' });
    editMedia(store, { id: one.id, alt: 'Una casa', focus: [10, 20] });
    expect(store.getState().media[0]).toEqual({ ...one, alt: 'Una casa', focus: [10, 20] });
    expect(store.getState().media[1]).toBe(two);
    removeMedia(store, { id: one.id });
    expect(store.getState().media).toEqual([two]);
  });

  it('are steps of the history: what was typed, chosen or taken away comes back', () => {
    const store = openStore();
    const { id } = addMedia(store, { url: '/a.webp' });
    for (const alt of ['U', 'Una', 'Una casa']) editMedia(store, { id, alt });
    editMedia(store, { id, focus: [10, 20] });
    removeMedia(store, { id });
    expect(historyEntries(store).map(({ change }) => changeText(change))).toEqual([
      'Apertura della pagina',
      'aggiunta di a.webp',
      'Testo alternativo di a.webp: (vuoto) → «Una casa»',
      'Punto focale di a.webp',
      'rimozione di a.webp',
    ]);
    undo(store);
    expect(store.getState().media).toMatchObject([{ alt: 'Una casa', focus: [10, 20] }]);
    undo(store, { steps: 2 });
    expect(store.getState().media).toMatchObject([{ focus: [50, 50] }]);
    expect(isDirty(store.getState())).toBe(true);
    undo(store);
    expect(isDirty(store.getState())).toBe(false);
    redo(store);
    expect(store.getState().media).toHaveLength(1);
  });
});

it('describing an image that the page shows without having it is one step', () => {
  const store = openStore();
  for (const alt of ['U', 'Una casa']) describeMedia(store, { url: '/a.svg', alt });
  expect(historyEntries(store).map(({ change }) => changeText(change))).toEqual([
    'Apertura della pagina',
    'Testo alternativo di a.svg: (vuoto) → «Una casa»',
  ]);
  undo(store);
  expect(store.getState().media).toEqual([]);
});

describe('choosing a template', () => {
  it('supplies its template and its nodes', () => {
    const store = openStore();
    const template = {
      ...{ name: 'prodotto', title: 'Prodotto', description: '', template: 'page-tab-product' },
      samples: [],
      children: [{ component: 'PageBlock', children: [{ component: 'TextBlock' }] }],
    };
    chooseTemplate(store, { template });
    const { nodes, template: chosen } = store.getState();
    expect(chosen).toBe('page-tab-product');
    expect([...nodes.values()].map(({ component }) => component)).toEqual([
      'root',
      'PageBlock',
      'TextBlock',
    ]);
  });
});
