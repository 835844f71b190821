import { describe, expect, it, vi } from 'vitest';
import { deleteNode } from '../commands/delete-node.ts';
import { insertBlock } from '../commands/insert-block.ts';
import { moveChild } from '../commands/move-child.ts';
import { moveTo } from '../commands/move-to.ts';
import { setProp } from '../commands/set-prop.ts';
import { toggleEditing } from '../commands/toggle-editing.ts';
import { undo } from '../commands/undo.ts';
import { node, openStore, page } from '../test-support/document.ts';
import { createNodeFeed, type NodeChanges } from './node-feed.ts';

describe('the feed of node changes', () => {
  it('tells a change of one node to the listeners of that node alone', () => {
    const store = openStore(page(node('a'), node('b')));
    const feed = createNodeFeed(store);
    const [a, b, structure] = [vi.fn(), vi.fn(), vi.fn()];
    feed.subscribeNode('a', a);
    feed.subscribeNode('b', b);
    feed.subscribeStructure(structure);
    setProp(store, { id: 'a', name: 'title', value: 'x' });
    expect(a).toHaveBeenCalledTimes(1);
    expect(b).not.toHaveBeenCalled();
    expect(structure).not.toHaveBeenCalled();
  });

  it('names what changed and what is gone', () => {
    const store = openStore(page(node('a'), node('b')));
    const feed = createNodeFeed(store);
    const seen: NodeChanges[] = [];
    feed.subscribeChanges((changes) => seen.push(changes));
    deleteNode(store, { id: 'a' });
    expect(seen[0]?.removed).toEqual(['a']);
    expect(seen[0]?.changed.map(({ id }) => id)).toEqual(['root']);
    expect(seen[0]?.structure).toBe(true);
    undo(store);
    expect(seen[1]?.changed.map(({ id }) => id).sort()).toEqual(['a', 'root']);
  });

  it('knows the parent of every node', () => {
    const store = openStore(page(node('a', { component: 'PageBlock' })));
    const feed = createNodeFeed(store);
    const id = insertBlock(store, { parentId: 'a', subtree: { component: 'TextBlock' } });
    expect(feed.parentOf(id)).toBe('a');
    deleteNode(store, { id: 'a' });
    expect(feed.parentOf(id)).toBeUndefined();
  });

  it('knows whose lock holds for a node, and what is locked within one', () => {
    const box = (id: string, child: string) =>
      node(id, { component: 'PageBlock', childIds: [child] });
    const store = openStore(page(box('outer', 'inner'), box('inner', 'a'), node('a'), node('b')));
    const feed = createNodeFeed(store);
    const locks = () => ['outer', 'inner', 'a', 'b', 'root'].map(feed.lockOf);
    expect(locks()).toEqual([undefined, undefined, undefined, undefined, undefined]);
    toggleEditing(store, { id: 'inner' });
    expect(locks()).toEqual([undefined, 'inner', 'inner', undefined, undefined]);
    expect(['outer', 'inner', 'b'].map(feed.lockInside)).toEqual(['inner', undefined, undefined]);
    toggleEditing(store, { id: 'outer' });
    expect(locks()).toEqual(['outer', 'outer', 'outer', undefined, undefined]);
    moveTo(store, { id: 'a', parentId: 'root', index: 0 });
    expect(feed.lockOf('a')).toBeUndefined();
    undo(store, { steps: 3 });
    expect(feed.lockOf('a')).toBeUndefined();
    expect(feed.lockInside('outer')).toBeUndefined();
  });

  it('tells of locks and of what lies in them, not of texts', () => {
    const store = openStore(page(node('a'), node('b')));
    const feed = createNodeFeed(store);
    const listener = vi.fn();
    feed.subscribeFlags(listener);
    setProp(store, { id: 'a', name: 'title', value: 'x' });
    expect(listener).not.toHaveBeenCalled();
    toggleEditing(store, { id: 'a' });
    moveChild(store, { parentId: 'root', childId: 'b', offset: -1 });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('forgets listeners that have left', () => {
    const store = openStore(page(node('a')));
    const feed = createNodeFeed(store);
    const listener = vi.fn();
    feed.subscribeNode('a', listener)();
    setProp(store, { id: 'a', name: 'title', value: 'x' });
    expect(listener).not.toHaveBeenCalled();
  });
});
