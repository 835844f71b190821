import { parseDocument } from '@renderer/document/parse.ts';
import { serializeDocument } from '@renderer/document/serialize.ts';
import type { DocumentNode } from '@renderer/document/types.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as starter from './blocks/starter-subtree.ts';
import { writePayload } from './clipboard/payload.ts';
import { setProp } from './commands/set-prop.ts';
import { openContent } from './open-content.ts';
import { createSession, type Session } from './session.ts';
import { isDirty } from './store/state.ts';
import { bootstrapFor } from './test-support/cms-server.ts';
import { node, page } from './test-support/document.ts';
import { whyNotIn } from './why-not-moved.ts';

function open(...nodes: DocumentNode[]) {
  const session = createSession(bootstrapFor('http://x', serializeDocument(page(...nodes))));
  return {
    ...session,
    said: () => session.ui.getState().announcement.text,
    order: (id = 'root') => session.store.getState().nodes.get(id)?.childIds,
  };
}

describe('moving by keyboard', () => {
  it('says where the block is now', () => {
    const { actions, order, said } = open(node('a'), node('b'));
    actions.move('a', 1);
    expect(order()).toEqual(['b', 'a']);
    expect(said()).toBe('«Blocco di testo» spostato: posizione 2 di 2.');
    actions.move('a', 1);
    expect(said()).toBe('«Blocco di testo» è già l’ultimo.');
  });

  it('leaves a locked block where it is, and says why', () => {
    const { actions, order, said } = open(node('a', { uneditable: true }), node('b'));
    actions.move('a', 1);
    actions.remove('a');
    expect(order()).toEqual(['a', 'b']);
    expect(said()).toContain('è bloccato');
  });
});

it('the version that is saved, put back, leaves nothing to be saved, and is undone all the same', () => {
  const { actions, store, ui } = open(node('a', { props: { title: 'Luce' } }));
  const changed = () => store.getState().nodes.get('a')?.props.title;
  setProp(store, { id: 'a', name: 'title', value: 'Gas' });
  expect(isDirty(store.getState())).toBe(true);
  const saved = parseDocument(serializeDocument(page(node('a', { props: { title: 'Luce' } }))));
  actions.restoreVersion(saved, 'di ieri');
  expect(changed()).toBe('Luce');
  expect(isDirty(store.getState())).toBe(false);
  expect(ui.getState().info).toContain('è quella');
  actions.undo();
  expect(changed()).toBe('Gas');
});

describe('undoing what the selected block came with', () => {
  it('selects the block that was selected before', async () => {
    const { actions, store } = open(node('a'), node('b'));
    actions.select('a');
    await actions.insert('TextBlock');
    const added = store.getState().currentlyEditing;
    expect(added).not.toBe('a');
    actions.undo();
    expect(store.getState().currentlyEditing).toBe('a');
    actions.redo();
    // What comes back is what one looks for.
    expect(store.getState().currentlyEditing).toBe(added);
  });

  it('selects what comes back, the outermost blocks of it', () => {
    const { actions, store, ui } = open(
      ...[node('a', { component: 'PageBlock', childIds: ['b'] }), node('b'), node('c'), node('d')],
    );
    actions.select('a');
    actions.remove('a');
    expect(store.getState().currentlyEditing).toBe('c');
    expect(ui.getState().assurance.text).toContain('Annulla con Ctrl+Z');
    actions.undo();
    expect(store.getState().currentlyEditing).toBe('a');
    actions.selectMany(['c', 'd']);
    actions.remove('c');
    actions.undo();
    expect([...ui.getState().selection]).toEqual(['c', 'd']);
  });

  it('selects nothing where nothing was, or where it was taken back by hand', async () => {
    const { actions, store } = open(node('a'));
    await actions.insert('TextBlock');
    actions.undo();
    expect(store.getState().currentlyEditing).toBeNull();
    actions.redo();
    actions.select('a');
    actions.select(null);
    actions.undo();
    expect(store.getState().currentlyEditing).toBeNull();
  });
});

describe('what lies in a locked container', () => {
  const opened = () =>
    open(
      node('box', { component: 'PageBlock', childIds: ['inner'], uneditable: true }),
      node('inner', { component: 'PageBlock', childIds: ['a', 'b'] }),
      ...[node('a'), node('b'), node('c')],
    );
  const why = '«Blocco di testo» sta in «Sezione», che è bloccato.';

  it.each<[string, (actions: Session['actions']) => void]>([
    ['moved', (actions) => actions.move('a', 1)],
    ['moved out', (actions) => actions.moveOut('a')],
    ['placed elsewhere', (actions) => actions.place('a', { parentId: 'root', index: 0 })],
    ['deleted', (actions) => actions.remove('a')],
    ['duplicated', (actions) => actions.duplicate('a')],
    ['locked by itself', (actions) => actions.toggleLock('a')],
    ['given a name', (actions) => actions.rename('a', 'Mio')],
    [
      'deleted with others',
      (actions) => {
        actions.selectMany(['c', 'a']);
        actions.remove('c');
      },
    ],
  ])('is not %s, and it is said why', (_what, act) => {
    const { actions, store, ui } = opened();
    const { nodes } = store.getState();
    act(actions);
    expect(store.getState().nodes).toBe(nodes);
    expect(ui.getState().refusal.text).toBe(why);
  });

  it('gets no company: blocks that are added or pasted come after the locked container', async () => {
    const { actions, store, ui, order } = opened();
    const { nodes } = store.getState();
    await actions.insert('TextBlock', { parentId: 'inner', index: 0 });
    actions.place('c', { parentId: 'inner', index: 0 });
    actions.pickBlock({ parentId: 'inner', index: 0 });
    expect(store.getState().nodes).toBe(nodes);
    expect(ui.getState().insertAt).toBeNull();
    expect(ui.getState().refusal.text).toBe(
      '«Sezione» è bloccato: sbloccalo per aggiungere blocchi.',
    );
    actions.select('a');
    await actions.insert('TextBlock');
    expect(order('inner')).toEqual(['a', 'b']);
    expect(order()).toHaveLength(3);
    expect(order()?.[0]).toBe('box');
  });

  it('is free again with its container, also by a step back', () => {
    const { actions, store, order } = opened();
    actions.toggleLock('box');
    actions.move('a', 1);
    expect(order('inner')).toEqual(['b', 'a']);
    actions.undo(2);
    expect(order('inner')).toEqual(['a', 'b']);
    expect(store.getState().nodes.get('box')?.uneditable).toBe(true);
  });
});

describe('cutting and pasting', () => {
  it('says that a block was cut, not that it was deleted', () => {
    const { actions, said, order } = open(node('a'), node('b'));
    actions.select('a');
    actions.cut({ setData: () => {} } as unknown as DataTransfer);
    expect(order()).toEqual(['b']);
    expect(said()).toBe(
      '«Blocco di testo» tagliato. Incolla con Ctrl+V, anche in un’altra pagina.',
    );
  });

  it('shows what could not be pasted', () => {
    const { actions, ui } = open(node('a'));
    actions.paste('Ciao');
    expect(ui.getState().info).toContain('Negli appunti non ci sono blocchi');
    const subtrees = [{ component: 'Estraneo' }, { component: 'TextBlock' }];
    actions.paste(JSON.stringify({ type: 'page-editor/blocks', format: 1, subtrees }));
    expect(ui.getState().info).toBe(
      '«Blocco di testo» incollato. Fuori catalogo, quindi esclusi: Estraneo.',
    );
  });
});

describe('placing a block', () => {
  it('counts the place as it was seen, with the block still there', () => {
    const { actions, order } = open(node('a'), node('b'), node('c'));
    actions.place('a', { parentId: 'root', index: 3 });
    expect(order()).toEqual(['b', 'c', 'a']);
    actions.place('a', { parentId: 'root', index: 0 });
    expect(order()).toEqual(['a', 'b', 'c']);
  });

  it('never puts a block into itself, nor into one that holds no blocks', () => {
    const box = node('box', { component: 'PageBlock', childIds: ['a'] });
    const { actions, store } = open(box, node('a'), node('b'));
    const before = store.getState().nodes;
    actions.place('box', { parentId: 'a', index: 0 });
    actions.place('b', { parentId: 'a', index: 0 });
    expect(store.getState().nodes).toBe(before);
  });
});

describe('moving several blocks into a container', () => {
  it('looks before the first of them, whichever was selected last', () => {
    const box = node('box', { component: 'PageBlock', childIds: [] });
    const { actions, order } = open(box, node('a'), node('b'));
    actions.selectMany(['a', 'b']);
    actions.moveIn('b');
    expect(order('box')).toEqual(['a', 'b']);
  });
});

describe('adding a block', () => {
  afterEach(() => vi.restoreAllMocks());

  it('says that it could not be loaded, and adds it on another try', async () => {
    const { actions, order, said, ui } = open(node('a'));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(starter, 'starterSubtree').mockRejectedValueOnce(new Error('ChunkLoadError'));
    await actions.insert('TextBlock', { parentId: 'root', index: 0 });
    expect(order()).toEqual(['a']);
    expect(ui.getState().failures[0]?.what).toBe('«Blocco di testo» non è stato aggiunto.');
    expect(said()).toContain('Controlla la connessione e riprova');
    await ui.getState().failures[0]?.again?.();
    expect(order()?.[1]).toBe('a');
    expect(ui.getState().failures).toEqual([]);
  });
});

describe('where a picked block comes', () => {
  it('is after the selected one, or into it while it is an empty container', () => {
    const box = node('box', { component: 'PageBlock', childIds: [] });
    const { actions } = open(node('a'), box, node('b'));
    expect(actions.insertionPlace()).toEqual({ parentId: 'root', index: 3 });
    actions.select('a');
    expect(actions.insertionPlace()).toEqual({ parentId: 'root', index: 1 });
    actions.select('box');
    expect(actions.insertionPlace()).toEqual({ parentId: 'box', index: 0 });
  });

  it('is in the tab whose content is selected, but for another content', async () => {
    const content = (id: string, childIds: string[]) =>
      node(id, { component: 'ProductPageTabContent', props: { tabId: id }, childIds });
    const tabs = node('tabs', {
      component: 'ProductPageTab',
      props: { tabs: [{ tabId: 'c1' }, { tabId: 'c2' }, { tabId: 'c3' }] },
      childIds: ['c1', 'c2'],
    });
    const { actions, store, feed, ui } = open(
      tabs,
      content('c1', ['a']),
      node('a'),
      content('c2', []),
    );
    actions.select('c1');
    expect(actions.insertionPlace()).toEqual({ parentId: 'c1', index: 1 });
    expect(actions.placeBelow('c1')).toEqual({ parentId: 'c1', index: 1 });
    expect(actions.placeBelow('a')).toEqual({ parentId: 'c1', index: 1 });
    await actions.insert('ProductPageTabContent');
    const within = (id: string) => store.getState().nodes.get(id)?.childIds ?? [];
    expect(within('c1')).toEqual(['a']);
    expect(within('tabs').at(1)).not.toBe('c2');
    expect(within('tabs')).toHaveLength(3);
    actions.select('c2');
    expect(whyNotIn({ store, feed }, 'c2')).toContain('non c’è un contenitore');
    const before = within('tabs');
    actions.moveIn('c2');
    expect(within('tabs')).toEqual(before);
    expect(ui.getState().announcement.text).toContain('non c’è un contenitore');
    actions.select('c1');
    const { nodes } = store.getState();
    actions.paste(writePayload({ nodes, media: [] }, ['c1'], {}));
    expect(within('c1')).toEqual(['a']);
    expect(within('tabs')).toHaveLength(4);
  });

  it('is where it was asked for', async () => {
    const { actions, order, store } = open(node('a'), node('b'));
    actions.pickBlock({ parentId: 'root', index: 1 });
    await actions.insert('TextBlock');
    expect(order()?.[1]).toBe(store.getState().currentlyEditing);
  });
});

describe('deleting', () => {
  it('goes on with the next block', () => {
    const { actions, store } = open(node('a'), node('b'));
    actions.remove('a');
    expect(store.getState().currentlyEditing).toBe('b');
  });
});

describe('publishing', () => {
  it('asks first when blocks have errors', async () => {
    const { actions, ui } = open(node('a', { component: 'Mistero' }));
    await actions.publish();
    expect(ui.getState().publishConfirm).toEqual({ status: 'publish' });
  });
});

describe('opening', () => {
  it('an empty page begins empty', () => {
    expect(openContent('  ').opened.kind).toBe('empty');
  });
  it('a text of WordPress is told apart from blocks', () => {
    expect(openContent('<p>Ciao</p>').opened.kind).toBe('foreign');
  });
  it('a broken tree says why', () => {
    expect(openContent('{"nodes":').opened).toMatchObject({ kind: 'unreadable' });
  });
  it('a tree of an earlier version is read at the current one, and counts as saved', () => {
    const old = {
      root: { childIds: ['a'] },
      a: { component: 'TextBlock', props: { paddingTop: 40 } },
    };
    const session = createSession(bootstrapFor('http://x', JSON.stringify({ nodes: old })));
    const { nodes, baseline } = session.store.getState();
    expect(nodes.get('a')?.props.paddingTop).toBe('40px');
    expect(baseline.nodes).toBe(nodes);
  });
});
