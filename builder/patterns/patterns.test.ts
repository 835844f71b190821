import { serializeDocument } from '@renderer/document/serialize.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Pattern } from '../cms/library.ts';
import { detachPattern } from '../commands/detach-pattern.ts';
import { shareBlocks } from '../commands/share-blocks.ts';
import { undo } from '../commands/undo.ts';
import { createNodeFeed } from '../store/node-feed.ts';
import { node, openStore, page } from '../test-support/document.ts';
import { createProblems } from '../validation/problems.ts';
import { createSharedPatterns } from './pattern-store.ts';

const reference = (id: string, patternId: number) =>
  node(id, { component: 'SyncedPattern', props: { patternId } });

const saved = (id: number, ...nodes: Parameters<typeof page>): Pattern => ({
  ...{ id, title: `Fascia ${id}`, synced: true, modified: '' },
  content: serializeDocument({ ...page(...nodes), versions: { textblock: 1 } }),
});

function library(...patterns: Pattern[]) {
  const known = new Map(patterns.map((pattern) => [pattern.id, pattern]));
  return { known, readPattern: vi.fn(async (id: number) => known.get(id)) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
const titlesOf = (store: ReturnType<typeof openStore>) => {
  const { nodes } = store.getState();
  return nodes.get('root')?.childIds.map((id) => nodes.get(id)?.props.title ?? '(riferimento)');
};

describe('synced patterns of a page', () => {
  it('are read once, however often the page refers to them, and again when asked', async () => {
    const cms = library(saved(1, node('a')));
    const patterns = createSharedPatterns(cms);
    patterns.load(1);
    patterns.load(1);
    await settled();
    expect(cms.readPattern).toHaveBeenCalledTimes(1);
    cms.known.set(1, { ...saved(1, node('a')), title: 'Altro nome' });
    const heard = vi.fn();
    patterns.subscribe(heard);
    await patterns.reload(1);
    expect(heard).toHaveBeenCalledWith(1);
    expect(patterns.get(1)).toMatchObject({ pattern: { title: 'Altro nome' } });
  });

  it('are missing when the CMS has none, or only blocks to copy', async () => {
    const patterns = createSharedPatterns(library({ ...saved(2, node('a')), synced: false }));
    await Promise.all([patterns.reload(1), patterns.reload(2)]);
    expect(patterns.get(1)).toEqual({ state: 'missing' });
    expect(patterns.get(2)).toEqual({ state: 'missing' });
  });
});

describe('problems of a reference', () => {
  async function open(cms: ReturnType<typeof library>, self?: number) {
    const store = openStore(page(reference('r', 1)));
    const patterns = createSharedPatterns(cms);
    const problems = createProblems(store, createNodeFeed(store), { patterns, self });
    problems.start();
    await settled();
    return { patterns, rules: () => problems.of('r').map(({ rule }) => rule), problems };
  }

  it('are none when its pattern is fine', async () => {
    const { rules } = await open(library(saved(1, node('a'))));
    expect(rules()).toEqual([]);
  });

  it('are no longer looked for once the page is left', async () => {
    const cms = library(saved(1, node('a')));
    const { problems, patterns } = await open(cms);
    const heard = vi.fn();
    problems.subscribe(heard);
    problems.stop();
    cms.known.clear();
    await patterns.reload(1);
    expect(heard).not.toHaveBeenCalled();
  });

  it('say that its pattern is gone, as soon as it is', async () => {
    const cms = library(saved(1, node('a')));
    const { rules, patterns } = await open(cms);
    cms.known.clear();
    await patterns.reload(1);
    expect(rules()).toEqual(['missing-pattern']);
  });

  it('count what is wrong in its pattern, by the rules of pages', async () => {
    const wrong = saved(1, node('a', { props: { title: 7 } }), node('x', { component: 'Mistero' }));
    const { problems } = await open(library(wrong));
    expect(problems.of('r')).toMatchObject([
      {
        rule: 'pattern-content',
        severity: 'warning',
        message: expect.stringContaining('2 problemi'),
      },
    ]);
  });

  it('say that a pattern cannot stand in itself', async () => {
    const { rules } = await open(library(saved(1)), 1);
    expect(rules()).toEqual(['pattern-cycle']);
  });
});

describe('sharing blocks', () => {
  it('puts a reference in their place; one step to undo', () => {
    const store = openStore(
      page(...['Uno', 'Due', 'Tre'].map((title) => node(title, { props: { title } }))),
    );
    const id = shareBlocks(store, {
      ...{ ids: ['Due', 'Tre'], parentId: 'root', patternId: 5, title: 'Coppia' },
    });
    expect(titlesOf(store)).toEqual(['Uno', '(riferimento)']);
    expect(store.getState().nodes.get(id ?? '')?.props).toEqual({ patternId: 5 });
    undo(store);
    expect(titlesOf(store)).toEqual(['Uno', 'Due', 'Tre']);
  });
});

describe('detaching', () => {
  it('puts copies in the place of the reference, in order, with their images', () => {
    const store = openStore(
      page(node('Prima', { props: { title: 'Prima' } }), reference('r', 1), node('z')),
    );
    const image = { id: 'i', url: '/a.jpg', focus: [50, 50] as const };
    const pattern = {
      ...page(node('a', { props: { title: 'A' } }), node('b', { props: { title: 'B' } })),
      media: [image],
    };
    const ids = detachPattern(store, { id: 'r', parentId: 'root', pattern, title: 'Fascia' });
    expect(titlesOf(store)?.slice(0, 3)).toEqual(['Prima', 'A', 'B']);
    expect(ids).toHaveLength(2);
    expect(store.getState().media).toEqual([image]);
    undo(store);
    expect(store.getState().nodes.has('r')).toBe(true);
  });
});
