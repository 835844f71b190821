import { describe, expect, it } from 'vitest';
import { readPayload, writePayload } from './clipboard/payload.ts';
import { deleteNode } from './commands/delete-node.ts';
import { duplicateNode } from './commands/duplicate-node.ts';
import { pasteBlocks } from './commands/paste-blocks.ts';
import { undo } from './commands/undo.ts';
import { keysFor, keysWithoutContent, withFreeKey } from './keys.ts';
import { createNodeFeed } from './store/node-feed.ts';
import { documentOf } from './store/state.ts';
import { node, openStore, page } from './test-support/document.ts';

const tabsBlock = (id: string, keys: string[], childIds: string[] = []) => {
  const tabs = keys.map((tabId) => ({ title: `Scheda ${tabId}`, tabId }));
  return node(id, { component: 'ProductPageTab', props: { tabs }, childIds });
};
const content = (id: string, tabId?: string, component = 'ProductPageTabContent') =>
  node(id, { component, props: { tabId } });
const keysOf = (store: ReturnType<typeof openStore>, id: string) =>
  (store.getState().nodes.get(id)?.props.tabs as { tabId: string }[] | undefined)?.map(
    ({ tabId }) => tabId,
  );

describe('the id of an item', () => {
  const tabs = tabsBlock('tabs', ['fisso', 'fisso-2']);
  const { nodes } = page(tabs, content('c', 'scheda-3'), tabsBlock('other', ['gas']));

  it('is made where there is none, and no block of the page bears it already', () => {
    expect(withFreeKey(nodes, tabs, {})).toEqual({ tabId: 'scheda-4' });
  });

  it('is kept where it is free, as of an item that was cut', () => {
    const item = { title: 'Luce', tabId: 'luce' };
    expect(withFreeKey(nodes, tabs, item)).toBe(item);
  });

  it('becomes one like it where another item of the page has it', () => {
    expect(withFreeKey(nodes, tabs, { tabId: 'fisso' })).toEqual({ tabId: 'fisso-3' });
    expect(withFreeKey(nodes, tabs, { tabId: 'fisso-2' })).toEqual({ tabId: 'fisso-3' });
    expect(withFreeKey(nodes, tabs, { tabId: 'gas' })).toEqual({ tabId: 'gas-2' });
  });

  it('comes with no second item that is the first of all', () => {
    const props = { tabs: [{ tabId: 'fisso', active: true }, { tabId: 'gas' }] };
    const opened = node('tabs', { component: 'ProductPageTab', props });
    const item = { tabId: 'luce', active: true };
    expect(withFreeKey(page(opened).nodes, opened, item)).toEqual({ tabId: 'luce' });
    expect(withFreeKey(nodes, tabs, item)).toBe(item);
  });

  it('is nobody else’s business', () => {
    const item = { tabId: 'fisso' };
    expect(withFreeKey(nodes, content('c'), item)).toBe(item);
    expect(withFreeKey(nodes, tabs, 'testo')).toBe('testo');
  });
});

describe('an item without content', () => {
  const missing = (keys: string[], ...children: ReturnType<typeof node>[]) => {
    const ids = children.map(({ id }) => id);
    return keysWithoutContent(page(tabsBlock('tabs', keys, ids), ...children).nodes, 'tabs');
  };

  it('is one whose id no block within bears, of whatever kind', () => {
    expect(missing(['luce', 'gas'], content('a', 'luce'))).toEqual(['gas']);
    expect(
      missing(['luce', 'gas'], content('a', 'luce'), content('b', 'gas', 'ProductPageCards')),
    ).toEqual([]);
  });

  it('is none where a single item shows everything', () => {
    expect(missing(['luce'], content('a'))).toEqual([]);
    expect(missing(['luce'])).toEqual(['luce']);
  });

  it('does not have it in a box beside the tabs, but in one within', () => {
    const box = node('box', { component: 'PageBlock', childIds: ['a'] });
    const { nodes } = page(tabsBlock('tabs', ['luce'], ['box']), box, content('a', 'luce'));
    expect(keysWithoutContent(nodes, 'tabs')).toEqual([]);
    const beside = page(tabsBlock('tabs', ['luce']), content('a', 'luce'));
    expect(keysWithoutContent(beside.nodes, 'tabs')).toEqual(['luce']);
  });
});

describe('the items that a block may belong to', () => {
  it('are those of the tabs it lies in, or else all of the page', () => {
    const store = openStore(
      page(
        tabsBlock('one', ['luce'], ['a']),
        content('a'),
        tabsBlock('two', ['gas']),
        content('b'),
      ),
    );
    const { parentOf } = createNodeFeed(store);
    const { nodes } = store.getState();
    expect(keysFor({ nodes, parentOf }, 'a')).toEqual([{ key: 'luce', title: 'Scheda luce' }]);
    expect(keysFor({ nodes, parentOf }, 'b').map(({ key }) => key)).toEqual(['luce', 'gas']);
    expect(keysFor({ nodes, parentOf }, 'one')).toEqual([]);
  });
});

describe('a copy of tabs', () => {
  const open = () =>
    openStore(
      page(
        tabsBlock('tabs', ['luce', 'gas'], ['a', 'b']),
        content('a', 'luce'),
        content('b', 'gas'),
      ),
    );
  const heldBy = (store: ReturnType<typeof openStore>, id: string) =>
    store
      .getState()
      .nodes.get(id)
      ?.childIds.map((child) => store.getState().nodes.get(child)?.props.tabId);

  it('has ids of its own, and its contents go with them', () => {
    const store = open();
    const before = store.getState().nodes;
    const copy = duplicateNode(store, { id: 'tabs' }) ?? '';
    expect(keysOf(store, copy)).toEqual(['luce-2', 'gas-2']);
    expect(heldBy(store, copy)).toEqual(['luce-2', 'gas-2']);
    expect(keysOf(store, 'tabs')).toEqual(['luce', 'gas']);
    undo(store);
    expect(store.getState().nodes).toBe(before);
  });

  it('keeps them where it takes the place of the original', () => {
    const store = open();
    const payload = readPayload(writePayload(documentOf(store.getState()), ['tabs'], {}));
    deleteNode(store, { id: 'tabs' });
    if (!payload) throw new Error('not read');
    const [copy = ''] = pasteBlocks(store, { payload, parentId: 'root', index: 0 }).ids;
    expect(keysOf(store, copy)).toEqual(['luce', 'gas']);
    expect(heldBy(store, copy)).toEqual(['luce', 'gas']);
  });

  it('of one content belongs to the same tab', () => {
    const store = open();
    duplicateNode(store, { id: 'a' });
    expect(heldBy(store, 'tabs')).toEqual(['luce', 'luce', 'gas']);
  });
});
