import { describe, expect, it } from 'vitest';
import { node, page } from '../../test-support/document.ts';
import { keyAction } from './key-action.ts';
import { imageSummary, nodeSummary } from './node-summary.ts';
import { type OutlineRow, outlineRows } from './rows.ts';

const { nodes } = page(
  node('box', { component: 'PageBlock', childIds: ['a', 'b'] }),
  node('a'),
  node('b'),
  node('c'),
);
const rowsOf = (...collapsed: string[]) => outlineRows(nodes, new Set(collapsed));
const ids = (rows: OutlineRow[]) => rows.map(({ id }) => id);

describe('lines of the outline', () => {
  it('are the tree from top to bottom, with their places', () => {
    const rows = rowsOf();
    expect(ids(rows)).toEqual(['box', 'a', 'b', 'c']);
    expect(rows[2]).toMatchObject({ level: 2, position: 2, siblings: 2, parentId: 'box' });
  });
  it('leave out children of what is closed', () => {
    expect(ids(rowsOf('box'))).toEqual(['box', 'c']);
  });
  it('end on a page that contains itself', () => {
    const loop = page(node('x', { component: 'PageBlock', childIds: ['y'] }), node('y'));
    const cyclic = new Map(loop.nodes).set('y', node('y', { childIds: ['x'] }));
    expect(ids(outlineRows(cyclic, new Set()))).toEqual(['x', 'y']);
  });
});

describe('keys in the tree', () => {
  const rows = rowsOf();
  const press = (key: string, index: number, modifiers = {}, list = rows) =>
    keyAction(
      { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...modifiers },
      { rows: list, index, nameOf: ({ id }) => id },
    );

  it.each([
    ['ArrowDown', 0, { type: 'go', index: 1 }],
    ['ArrowDown', 3, { type: 'go', index: 3 }],
    ['ArrowUp', 1, { type: 'go', index: 0 }],
    ['Home', 3, { type: 'go', index: 0 }],
    ['End', 0, { type: 'go', index: 3 }],
    ['ArrowRight', 0, { type: 'go', index: 1 }],
    ['ArrowLeft', 0, { type: 'toggle', expand: false }],
    ['ArrowLeft', 2, { type: 'go', index: 0 }],
    ['ArrowRight', 3, undefined],
    ['Enter', 2, { type: 'edit' }],
    [' ', 2, { type: 'select' }],
    ['/', 2, { type: 'take' }],
    ['Delete', 2, { type: 'delete' }],
    ['c', 0, { type: 'go', index: 3 }],
    ['z', 0, undefined],
  ])('%s on line %i', (key, index, action) => {
    expect(press(key, index)).toEqual(action);
  });
  it('open what is closed', () => {
    expect(press('ArrowRight', 0, {}, rowsOf('box'))).toEqual({ type: 'toggle', expand: true });
  });
  it('with Alt move the node, with Ctrl+D copy it', () => {
    expect(press('ArrowUp', 2, { altKey: true })).toEqual({ type: 'move', offset: -1 });
    expect(press('ArrowDown', 2, { altKey: true })).toEqual({ type: 'move', offset: 1 });
    expect(press('d', 2, { ctrlKey: true })).toEqual({ type: 'duplicate' });
  });
});

describe('the summary of a node', () => {
  it('is the title of the tab that it belongs to, if that is known, rather than its id', () => {
    const content = node('a', {
      component: 'ProductPageTabContent',
      props: { tabId: 'variabile' },
    });
    expect(nodeSummary(content)).toBe('variabile');
    expect(nodeSummary(content, 'Indicizzato')).toBe('Indicizzato');
    const cards = node('a', {
      component: 'ProductPageCards',
      props: { tabId: 'a', title: 'Perché' },
    });
    expect(nodeSummary(cards, 'Indicizzato')).toBe('Perché');
  });
  it('is its most telling text, without marks', () => {
    expect(nodeSummary(node('a', { props: { text: '<p>Ciao <b>a tutti</b></p>' } }))).toBe(
      'Ciao a tutti',
    );
    expect(nodeSummary(node('a', { props: { text: 'x', title: 'Titolo' } }))).toBe('Titolo');
    expect(nodeSummary(node('a', { props: { title: 3 } }))).toBe('');
    const product = { slugUrl: 'https://prova.example/offerte/gas/gas-chiaro-casa/' };
    expect(nodeSummary(node('a', { component: 'ProductCard', props: product }))).toBe(
      'Gas chiaro casa',
    );
    expect(nodeSummary(node('a', { props: { slugUrl: '' } }))).toBe('');
    expect(nodeSummary(node('a', { component: 'Faq' }))).toBe('Domande frequenti');
    expect(nodeSummary(node('a', { component: 'Faq', props: { title: '' } }))).toBe('');
    expect(nodeSummary(node('a', { props: { text: '<p>Luce &amp; gas</p>' } }))).toBe('Luce & gas');
    expect(nodeSummary(node('a', { props: { title: 'A <b>x</b> &amp;' } }))).toBe(
      'A <b>x</b> &amp;',
    );
  });
  it('of an invitation is its product, or else its discount', () => {
    const cta = (props: object) => node('a', { component: 'ProductPageCTA', props: { ...props } });
    const discount = { discountString_up: '60 € di sconto', discountString_down: 'in bolletta' };
    expect(nodeSummary(cta({ productName: 'Luce Sera', ...discount }))).toBe('Luce Sera');
    expect(nodeSummary(cta({ productName: '', ...discount }))).toBe('60 € di sconto');
    expect(nodeSummary(cta({}))).toBe('');
  });
  it('without a text is what is said of its image', () => {
    const media = [{ id: '1', url: '/a.webp', focus: [50, 50] as const, alt: 'Una casa' }];
    expect(imageSummary(node('a', { props: { img: '/a.webp' } }), media)).toBe('Una casa');
    expect(imageSummary(node('a', { props: { img: '/b.webp', title: '' } }), media)).toBe('');
  });
});
