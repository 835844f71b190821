import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteNode } from '../commands/delete-node.ts';
import { repair } from '../commands/repair.ts';
import { setProp } from '../commands/set-prop.ts';
import { undo } from '../commands/undo.ts';
import { createNodeFeed } from '../store/node-feed.ts';
import { node, openStore, page } from '../test-support/document.ts';
import { createProblems } from './problems.ts';

const net = vi.hoisted(() => ({ isDown: false }));
vi.mock('../form/load-form.ts', async (original) => {
  const { loadForm, ...rest } = await original<typeof import('../form/load-form.ts')>();
  const load = (key: string) =>
    net.isDown ? Promise.reject(new Error('ChunkLoadError')) : loadForm(key);
  return { ...rest, loadForm: load };
});
afterEach(() => {
  net.isDown = false;
});

async function open(...nodes: Parameters<typeof page>) {
  const store = openStore(page(...nodes));
  const problems = createProblems(store, createNodeFeed(store));
  await problems.settled();
  return { store, problems };
}

describe('problems of a page', () => {
  it('are found when it is opened, and as it is edited', async () => {
    const { store, problems } = await open(node('a'), node('b', { props: { title: 7 } }));
    expect(problems.of('a')).toEqual([]);
    expect(problems.of('b')[0]).toMatchObject({
      pointer: '/nodes/b/props/title',
      message: 'Deve essere un testo.',
    });
    setProp(store, { id: 'b', name: 'title', value: 'Sette' });
    expect(problems.all()).toEqual([]);
    undo(store);
    expect(problems.all()).toHaveLength(1);
  });

  it('are not made of values that are not shown, which are not saved either', async () => {
    const props = { type: 'simple', href: '/una pagina con spazi' };
    const { store, problems } = await open(node('a', { component: 'ActionButton', props }));
    expect(problems.of('a')).toHaveLength(1);
    setProp(store, { id: 'a', name: 'type', value: 'storeLocator' });
    expect(problems.all()).toEqual([]);
    expect(store.getState().nodes.get('a')?.props.href).toBe(props.href);
    setProp(store, { id: 'a', name: 'type', value: 'simple' });
    expect(problems.of('a')).toHaveLength(1);
  });

  it('ask for the choice that an item of the CMS still lacks', async () => {
    const component = '{Brand}pediaArticles';
    const { problems } = await open(node('a', { component, props: { articles: [12, 0] } }));
    expect(problems.of('a')[0]).toMatchObject({
      pointer: '/nodes/a/props/articles/1',
      message: 'Scegli una voce.',
    });
  });

  it('tell their listeners which nodes they are about', async () => {
    const { store, problems } = await open(node('a'));
    const heard = vi.fn();
    problems.subscribe(heard);
    setProp(store, { id: 'a', name: 'title', value: 'bene' });
    expect(heard).not.toHaveBeenCalled();
    setProp(store, { id: 'a', name: 'title', value: 7 });
    expect(heard).toHaveBeenCalledWith(new Set(['a']));
  });

  it('name blocks the catalogue does not know', async () => {
    const { problems } = await open(node('x', { component: 'Mistero' }));
    expect(problems.of('x')[0]?.rule).toBe('unknown-block');
  });

  it('leave with the node', async () => {
    const { store, problems } = await open(node('x', { component: 'Mistero' }));
    deleteNode(store, { id: 'x' });
    expect(problems.all()).toEqual([]);
  });

  it('of the tree can be repaired', async () => {
    const { store, problems } = await open(
      node('box', { component: 'PageBlock', childIds: ['gone', 'a', 'a'] }),
      node('a'),
    );
    expect(problems.all().map(({ rule }) => rule)).toEqual(['dangling-child', 'duplicate-child']);
    for (let [finding] = problems.all(); finding; [finding] = problems.all()) {
      expect(repair(store, { finding })).toBe(true);
    }
    expect(store.getState().nodes.get('box')?.childIds).toEqual(['a']);
  });
});

describe('a validator that cannot be had', () => {
  const offline = () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    net.isDown = true;
    return open(node('a', { props: { title: 7 } }), node('b'));
  };

  it('is a problem of the page, once for each kind of block, and of no block', async () => {
    const { store, problems } = await offline();
    expect(problems.all()).toMatchObject([
      { node: 'a', rule: 'unchecked', message: expect.stringContaining('«Blocco di testo»') },
    ]);
    expect(problems.of('a')).toEqual([]);
    deleteNode(store, { id: 'a' });
    expect(problems.all()).toMatchObject([{ node: 'b', rule: 'unchecked' }]);
    deleteNode(store, { id: 'b' });
    expect(problems.all()).toEqual([]);
    undo(store);
    expect(problems.all()).toMatchObject([{ node: 'b', rule: 'unchecked' }]);
  });

  it('is asked for again when a block of its kind changes', async () => {
    const { store, problems } = await offline();
    net.isDown = false;
    setProp(store, { id: 'b', name: 'title', value: 8 });
    await vi.waitFor(() => expect(problems.all().map((found) => found.node)).toEqual(['a', 'b']));
    expect(problems.all().map(({ rule }) => rule)).toEqual(['type', 'type']);
  });

  it('is asked for again before publishing, and says so to who listens', async () => {
    const { problems } = await offline();
    const heard = vi.fn();
    problems.subscribe(heard);
    await problems.settled();
    expect(heard).not.toHaveBeenCalled();
    net.isDown = false;
    await problems.settled();
    expect(heard).toHaveBeenCalled();
    expect(problems.all()).toMatchObject([{ node: 'a', rule: 'type' }]);
  });

  it('is asked for again when the connection is back', async () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    const { problems } = await offline();
    net.isDown = false;
    target.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(problems.all()).toMatchObject([{ rule: 'type' }]));
    vi.unstubAllGlobals();
  });
});
