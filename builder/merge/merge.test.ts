import { checkStructure } from '@renderer/document/structure.ts';
import type { Document } from '@renderer/document/types.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../store/state.ts';
import { node, openStore, page } from '../test-support/document.ts';
import { runStep, step } from '../test-support/random-steps.ts';
import { isEqual } from './equal.ts';
import { mergeDocuments } from './merge-documents.ts';

const base = page(
  node('box', { component: 'PageBlock', childIds: ['a', 'b', 'c'] }),
  node('a', { props: { title: 'Luce', text: 'uno', list: [{ t: 1 }, { t: 2 }] } }),
  node('b', { props: { title: 'Gas' } }),
  node('c'),
  node('d', { component: 'PageBlock' }),
);

function edit(document: Document, id: string, change: Record<string, unknown>): Document {
  const before = document.nodes.get(id) ?? node(id);
  return { ...document, nodes: new Map(document.nodes).set(id, { ...before, ...change, id }) };
}
const props = (document: Document, id: string, changed: Record<string, unknown>) =>
  edit(document, id, { props: { ...document.nodes.get(id)?.props, ...changed } });
function without(document: Document, parent: string, id: string): Document {
  const nodes = new Map(document.nodes);
  nodes.delete(id);
  const childIds = document.nodes.get(parent)?.childIds.filter((child) => child !== id) ?? [];
  return edit({ ...document, nodes }, parent, { childIds });
}

describe('merging two versions of a page', () => {
  it('takes changes of different fields of one block from both', () => {
    const { document, clashes } = mergeDocuments({
      base,
      mine: props(base, 'a', { title: 'Fibra' }),
      theirs: props(base, 'a', { text: 'due' }),
    });
    expect(clashes).toEqual([]);
    expect(document.nodes.get('a')?.props).toMatchObject({ title: 'Fibra', text: 'due' });
  });

  it('merges items of a list that kept its length', () => {
    const { document, clashes } = mergeDocuments({
      base,
      mine: props(base, 'a', { list: [{ t: 9 }, { t: 2 }] }),
      theirs: props(base, 'a', { list: [{ t: 1 }, { t: 8 }] }),
    });
    expect(clashes).toEqual([]);
    expect(document.nodes.get('a')?.props.list).toEqual([{ t: 9 }, { t: 8 }]);
  });

  it('asks about a field that both changed, and about nothing else', () => {
    const versions = {
      base,
      mine: props(base, 'a', { title: 'Fibra', text: 'mio' }),
      theirs: props(props(base, 'a', { title: 'Acqua' }), 'b', { title: 'Vento' }),
    };
    const { document, clashes } = mergeDocuments(versions);
    expect(clashes).toMatchObject([
      { kind: 'field', node: 'a', path: ['props', 'title'], mine: 'Fibra', theirs: 'Acqua' },
    ]);
    expect(document.nodes.get('a')?.props.title).toBe('Fibra');
    expect(document.nodes.get('b')?.props.title).toBe('Vento');
    const chosen = mergeDocuments(versions, new Map([[clashes[0]?.key ?? '', 'theirs']]));
    expect(chosen.document.nodes.get('a')?.props).toMatchObject({ title: 'Acqua', text: 'mio' });
    const written = new Map([[clashes[0]?.key ?? '', { value: 'Fibra e acqua' }]]);
    expect(mergeDocuments(versions, written).document.nodes.get('a')?.props).toMatchObject({
      ...{ title: 'Fibra e acqua', text: 'mio' },
    });
  });

  it('removes a block that the other side left alone, and asks when it was changed', () => {
    const mine = without(base, 'box', 'b');
    expect(mergeDocuments({ base, mine, theirs: base }).document.nodes.has('b')).toBe(false);
    const theirs = props(base, 'b', { title: 'Vento' });
    const asked = mergeDocuments({ base, mine, theirs });
    expect(asked.clashes).toMatchObject([{ kind: 'removal', node: 'b', removedBy: 'mine' }]);
    const kept = mergeDocuments(
      { base, mine, theirs },
      new Map([[asked.clashes[0]?.key ?? '', 'theirs']]),
    );
    expect(kept.document.nodes.get('box')?.childIds).toEqual(['a', 'b', 'c']);
  });

  it('keeps blocks that both added, each after the sibling it was added after', () => {
    const add = (id: string, childIds: string[]) => edit(edit(base, id, {}), 'box', { childIds });
    const { document, clashes } = mergeDocuments({
      base,
      mine: add('x', ['a', 'x', 'b', 'c']),
      theirs: add('y', ['a', 'b', 'y', 'c']),
    });
    expect(clashes).toEqual([]);
    expect(document.nodes.get('box')?.childIds).toEqual(['a', 'x', 'b', 'y', 'c']);
  });

  it('takes an order that one side changed, and asks when both did', () => {
    const order = (...childIds: string[]) => edit(base, 'box', { childIds });
    const one = mergeDocuments({ base, mine: base, theirs: order('c', 'a', 'b') });
    expect(one.document.nodes.get('box')?.childIds).toEqual(['c', 'a', 'b']);
    const both = mergeDocuments({ base, mine: order('b', 'a', 'c'), theirs: order('c', 'a', 'b') });
    expect(both.clashes).toMatchObject([{ kind: 'order', node: 'box' }]);
  });

  it('asks when both put a block elsewhere', () => {
    const other = page(...base.nodes.values());
    const wide = edit(edit(other, 'e', { component: 'PageBlock' }), 'root', {
      childIds: ['box', 'd', 'e'],
    });
    const to = (parent: string) =>
      edit(edit(wide, 'box', { childIds: ['a', 'b'] }), parent, { childIds: ['c'] });
    const { clashes } = mergeDocuments({ base: wide, mine: to('d'), theirs: to('e') });
    expect(clashes).toMatchObject([{ kind: 'place', node: 'c', mine: 'd', theirs: 'e' }]);
  });
});

describe('merging what two people say of an image', () => {
  const image = { id: 'm1', url: '/foto.webp', focus: [50, 50] as [number, number], alt: 'Prima' };
  const withImage = (media: Partial<typeof image>) => ({
    ...base,
    media: [{ ...image, ...media }],
  });

  it('keeps the text of one beside the focal point of the other', () => {
    const { document, clashes } = mergeDocuments({
      base: withImage({}),
      mine: withImage({ focus: [20, 50] }),
      theirs: withImage({ alt: 'Una famiglia in cucina' }),
    });
    expect(clashes).toEqual([]);
    expect(document.media).toEqual([{ ...image, focus: [20, 50], alt: 'Una famiglia in cucina' }]);
  });

  it('asks when both wrote another text, though both described it for the first time', () => {
    const versions = {
      base,
      mine: withImage({ alt: 'Una casa' }),
      theirs: withImage({ id: 'm2', alt: 'Un tetto' }),
    };
    const { document, clashes } = mergeDocuments(versions);
    expect(clashes).toMatchObject([{ kind: 'image', mine: 'Una casa', theirs: 'Un tetto' }]);
    expect(document.media).toEqual([{ ...image, alt: 'Una casa' }]);
    const choices = new Map(clashes.map(({ key }) => [key, 'theirs'] as const));
    expect(mergeDocuments(versions, choices).document.media).toEqual([
      { ...image, alt: 'Un tetto' },
    ]);
  });
});

describe('merging any two versions', () => {
  const versions = fc
    .tuple(...[20, 12, 12].map((maxLength) => fc.array(step, { maxLength })))
    .map(([first = [], here = [], there = []]) => {
      const store = openStore();
      for (const each of first) runStep(store, each);
      const start = documentOf(store.getState());
      const grow = (steps: typeof first) => {
        const grown = openStore(start);
        for (const each of steps) runStep(grown, each);
        return documentOf(grown.getState());
      };
      return { base: start, mine: grow(here), theirs: grow(there) };
    });

  it('gives a tree, whatever is chosen', () => {
    fc.assert(
      fc.property(versions, fc.infiniteStream(fc.boolean()), (three, coins) => {
        const { document, clashes } = mergeDocuments(three);
        expect(checkStructure(document)).toEqual([]);
        const choices = new Map(
          clashes.map(({ key }) => [key, coins.next().value ? 'mine' : 'theirs'] as const),
        );
        expect(checkStructure(mergeDocuments(three, choices).document)).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });

  it('is the other version where one side changed nothing or both did the same', () => {
    const same = (one: Document, other: Document) =>
      isEqual(Object.fromEntries(one.nodes), Object.fromEntries(other.nodes));
    fc.assert(
      fc.property(versions, ({ base: from, mine }) => {
        for (const three of [
          { base: from, mine, theirs: from },
          { base: from, mine: from, theirs: mine },
          { base: from, mine, theirs: mine },
        ]) {
          const { document, clashes } = mergeDocuments(three);
          expect(clashes).toEqual([]);
          expect(same(document, mine)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('loses no field that one side alone changed', () => {
    fc.assert(
      fc.property(versions, ({ base: from, mine, theirs }) => {
        const { document } = mergeDocuments({ base: from, mine, theirs });
        for (const [id, merged] of document.nodes) {
          const [before, here, there] = [from, mine, theirs].map((side) => side.nodes.get(id));
          if (!before || !here || !there) continue;
          for (const name of Object.keys({ ...here.props, ...there.props })) {
            const [old, my, their] = [before, here, there].map((side) => side.props[name]);
            if (isEqual(old, my)) expect(merged.props[name]).toEqual(their);
            else if (isEqual(old, their)) expect(merged.props[name]).toEqual(my);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
