// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNodeShower, showPoint } from './show-point.ts';

const node = vi.hoisted(() => ({ scrollTo: vi.fn(() => true), grow: () => {} }));
vi.mock('./node-elements.ts', () => ({
  elementsIn: () => [...document.body.querySelectorAll('*')],
  nodeIdAt: () => 'a',
  observeNode: () => () => {},
  scrollToNode: node.scrollTo,
}));
const shown = vi.hoisted((): string[] => []);
vi.mock('./centre-in-page.ts', () => ({
  centreInPage: ({ id }: Element) => shown.push(id),
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(grow: () => void) {
      node.grow = grow;
    }
    disconnect() {
      node.grow = () => {};
    }
  },
);

beforeEach(() => {
  shown.length = 0;
  document.body.innerHTML = `
    <ul><li>Luce</li><li id="second">Luce</li></ul>
    <dl id="costs"><dt>Canone</dt><dd id="detail">9 €</dd></dl><p><b id="price">9 €</b> al mese</p>
    <img id="photo" src="/a.webp?width=930" alt="">
    <details><summary>Quando?</summary><p id="answer">Ogni <b>due</b> mesi.</p><p>Sempre.</p></details>`;
  // All of it is below the window.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 5000, 10, 10),
  );
});
afterEach(() => vi.restoreAllMocks());

describe('what a field of the form is about comes into view', () => {
  it.each([
    ['the second of two that say the same', { text: 'Luce', ordinal: 1 }, 'second'],
    [
      'one among alike by what stands beside it',
      { text: '9 €', ordinal: 0, beside: ['al mese', 'Gas'] },
      'price',
    ],
    ['an image, whatever size was loaded', { src: '/a.webp', ordinal: 0 }, 'photo'],
    ['the first paragraph of a text', { text: 'Ogni due mesi. Sempre.', ordinal: 0 }, 'answer'],
  ])('for %s', (_what, point, id) => {
    showPoint('a', [{ text: 'Altro', ordinal: 0 }, point]);
    expect(shown).toEqual([id]);
  });

  it('out of what is folded away', () => {
    showPoint('a', [{ text: 'Sempre.', ordinal: 0 }]);
    expect(document.querySelector('details')?.open).toBe(true);
  });

  it('once it has come, as what was chosen does with its data', () => {
    const point = { src: 'https://energia.example/offerte/luce-sera', ordinal: 0 };
    showPoint('a', [point]);
    const card = '<article id="offer"><a href="/offerte/luce-sera/">Dettagli</a></article>';
    document.body.insertAdjacentHTML('beforeend', card);
    node.grow();
    node.grow();
    expect(shown).toEqual(['offer']);
  });

  it('unless it is there already', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5, 10, 10));
    showPoint('a', [{ text: 'Luce', ordinal: 0 }]);
    expect(shown).toEqual([]);
  });
});

describe('a block that was selected elsewhere', () => {
  const view = { getView: () => ({ zoom: 1 }), subscribeView: () => () => {} };
  const shower = () => createNodeShower(view as unknown as Parameters<typeof createNodeShower>[0]);
  beforeEach(() => {
    node.scrollTo.mockClear();
  });

  it('is shown again as it grows, until somebody moves the page', () => {
    const { show, stop } = shower();
    show('a', true);
    expect(node.scrollTo).toHaveBeenCalledTimes(1);
    node.grow();
    expect(node.scrollTo).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('wheel'));
    node.grow();
    expect(node.scrollTo).toHaveBeenCalledTimes(2);
    stop();
  });

  it('stays where it is, if it was pressed in the page', () => {
    const { show, stop } = shower();
    show('a', false);
    node.grow();
    expect(node.scrollTo).not.toHaveBeenCalled();
    stop();
  });
});
