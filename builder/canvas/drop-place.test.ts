// @vitest-environment happy-dom

import { expect, it, vi } from 'vitest';
import { node, page } from '../test-support/document.ts';
import { createCanvasStore } from './canvas-store.ts';
import { dropTargetAt } from './drop-place.ts';
import { elementsIn, nodeBox, nodeIdAt } from './node-elements.ts';

vi.mock('./node-elements.ts', { spy: true });

function storeOf(blocks: ReturnType<typeof page>) {
  const store = createCanvasStore({} as never);
  const nodes = [...blocks.nodes.values()].map((each) => ({ node: each, problems: [] }));
  store.receive({ type: 'patch', nodes, removed: [] });
  return store;
}

/** The page of a window of 600 px, of which the block that is pointed at has some from `top` on. */
function open(blocks: ReturnType<typeof page>, { hit = 'a', top = 100, height = 200 } = {}) {
  const store = storeOf(blocks);
  vi.mocked(nodeIdAt).mockReturnValue(hit);
  vi.mocked(nodeBox).mockReturnValue(new DOMRect(0, top, 800, height));
  vi.stubGlobal('innerHeight', 600);
  return (y: number, dragged = {}) =>
    dropTargetAt(store, { target: document.body, x: 400, y, dragged });
}

it('an end of a block that is out of sight has its line at the edge that leads there', () => {
  const at = open(page(node('a')), { top: -1000, height: 2000 });
  expect(at(10)).toMatchObject({ place: { index: 1 }, away: 'below', line: { top: 596 } });
  const above = open(page(node('a')), { top: -400, height: 1800 });
  expect(above(10)).toMatchObject({ place: { index: 0 }, away: 'above', line: { top: 0 } });
  const within = open(page(node('a')), { top: 0, height: 200 });
  expect(within(10)).toMatchObject({ line: { top: 0, height: 4 } });
  expect(within(10)).not.toHaveProperty('away');
});

it('a page that is locked takes nothing', () => {
  const locked = page(node('a'));
  const root = locked.nodes.get('root');
  if (root) (locked.nodes as Map<string, typeof root>).set('root', { ...root, uneditable: true });
  expect(open(locked)(150)).toBeUndefined();
});

it('what is dropped on the offers of a tab comes below them, another content beside it', () => {
  const tabs = page(
    node('tabs', { component: 'ProductPageTab', childIds: ['one'] }),
    node('one', { component: 'ProductPageTabContent' }),
  );
  const slot = document.createElement('div');
  slot.dataset.slotOf = 'one';
  vi.mocked(elementsIn).mockReturnValue([slot]);
  const at = open(tabs, { hit: 'one' });
  expect(at(120, { component: 'TextBlock' })?.place).toEqual({ parentId: 'one', index: 0 });
  const like = { component: 'ProductPageTabContent' };
  expect(at(120, like)?.place).toEqual({ parentId: 'tabs', index: 0 });
});

it('what is dropped on a tab comes to the end of its content, another content beside it', () => {
  const content = { component: 'ProductPageTabContent', childIds: ['text'] };
  const tabs = page(
    node('tabs', { component: 'ProductPageTab', childIds: ['one'] }),
    node('one', content),
    node('text'),
  );
  document.body.innerHTML = `
    <button role="tab" id="tab-one"></button>
    <div role="tabpanel" aria-labelledby="tab-one"></div>`;
  const tab = document.querySelector('[role="tab"]');
  const at = (blocks: typeof tabs, component: string) => {
    const store = storeOf(blocks);
    vi.mocked(nodeIdAt).mockImplementation((target) => (target === tab ? 'tabs' : 'one'));
    vi.mocked(nodeBox).mockReturnValue(new DOMRect(0, 100, 800, 200));
    return dropTargetAt(store, { target: tab, x: 400, y: 120, dragged: { component } });
  };
  const place = { parentId: 'one', index: 1 };
  expect(at(tabs, 'TextBlock')).toMatchObject({ place, isArea: true });
  expect(at(tabs, 'ProductPageTabContent')?.place).toEqual({ parentId: 'tabs', index: 0 });
});
