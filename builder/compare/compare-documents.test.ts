import { describe, expect, it } from 'vitest';
import { node, page } from '../test-support/document.ts';
import { compareDocuments } from './compare-documents.ts';

const before = page(
  node('box', { component: 'PageBlock', childIds: ['a', 'b'] }),
  node('a', { props: { title: 'Luce', list: [{ t: 1 }, { t: 2 }] } }),
  node('b'),
).nodes;

describe('comparing two versions of a page', () => {
  it('finds nothing between equal versions', () => {
    expect(compareDocuments(before, structuredClone(before))).toEqual([]);
  });

  it('names each field with both values', () => {
    const after = page(
      node('box', { component: 'PageBlock', childIds: ['a', 'b'] }),
      node('a', { props: { title: 'Gas', list: [{ t: 1 }, { t: 3 }] } }),
      node('b', { uneditable: true }),
    ).nodes;
    expect(compareDocuments(before, after)).toEqual([
      { node: 'a', kind: 'field', path: ['props', 'title'], before: 'Luce', after: 'Gas' },
      { node: 'a', kind: 'field', path: ['props', 'list', 1, 't'], before: 2, after: 3 },
      { node: 'b', kind: 'field', path: ['uneditable'], before: undefined, after: true },
    ]);
  });

  it('tells a list in another order as one, whatever switches that are off say', () => {
    const list = (...items: object[]) => page(node('a', { props: { list: items } })).nodes;
    const [one, other] = [
      { t: 1, active: false },
      { t: 2, active: true },
    ];
    const [old, now] = [
      [one, other],
      [other, { t: 1 }],
    ];
    expect(compareDocuments(list(...old), list(...now))).toEqual([
      { node: 'a', kind: 'items', path: ['props', 'list'], before: old, after: now },
    ]);
    const changed = compareDocuments(list(...old), list(other, { t: 3 }));
    expect(changed.map(({ kind }) => kind)).not.toContain('items');
  });

  it('names what changed in items, also where others were added or moved', () => {
    const list = (...items: object[]) => page(node('a', { props: { list: items } })).nodes;
    const item = (title: string, text = `Testo di ${title}`) => ({ title, text });
    const said = (old: object[], now: object[]) =>
      compareDocuments(list(...old), list(...now)).map((each) => [
        'path' in each ? each.path.slice(2).join(' ') : '',
        'after' in each && !Array.isArray(each.after) ? each.after : '',
      ]);
    expect(said([item('A'), item('B')], [item('C'), item('A'), item('B', 'Altro')])).toEqual([
      ['', ''],
      ['2 text', 'Altro'],
    ]);
    expect(said([item('A'), item('B')], [item('B'), item('AA', 'Testo di A')])).toEqual([
      ['', ''],
      ['1 title', 'AA'],
    ]);
  });

  it('counts what was added, removed, moved and put in another order as one each', () => {
    const after = page(
      node('box', { component: 'PageBlock', childIds: [] }),
      node('a', { props: { title: 'Luce', list: [{ t: 1 }, { t: 2 }] } }),
      node('new', { component: 'PageBlock', childIds: ['inner'] }),
      node('inner'),
    ).nodes;
    expect(compareDocuments(before, after)).toEqual([
      { node: 'a', kind: 'moved' },
      { node: 'new', kind: 'added' },
      { node: 'b', kind: 'removed' },
    ]);
    const swapped = new Map(before).set('box', {
      ...node('box', { component: 'PageBlock', childIds: ['b', 'a'] }),
    });
    expect(compareDocuments(before, swapped)).toEqual([{ node: 'box', kind: 'reordered' }]);
  });
});
