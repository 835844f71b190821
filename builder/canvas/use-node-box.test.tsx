// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CanvasRuntime, CanvasRuntimeContext } from './canvas-runtime.ts';
import type { PageWatch } from './page-watch.ts';
import { useNodeBox } from './use-node-box.ts';

const page = vi.hoisted(() => ({ tops: new Map<string, number>(), measured: 0 }));

vi.mock('./node-elements.ts', () => ({
  nodeBox(id: string) {
    page.measured += 1;
    const top = page.tops.get(id);
    return top === undefined ? null : new DOMRect(0, top, 100, 20);
  },
  observeNode: () => () => {},
}));

let isDirty = false;
const listeners = new Set<() => void>();
const pageWatch: PageWatch = {
  start: () => () => {},
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isDirty: () => isDirty,
  settle: () => {},
};
/** The page moved: the frame after tells everyone. */
const moveTo = (id: string, top: number) => {
  page.tops.set(id, top);
  act(() => {
    for (const listener of listeners) listener();
  });
};

const drawn: (number | undefined)[] = [];
function Outline({ id }: { id: string }) {
  const top = useNodeBox(id)?.rect.top;
  drawn.push(top);
  return <output>{top}</output>;
}
const runtime = { pageWatch } as unknown as CanvasRuntime;
const around = (id: string) => (
  <CanvasRuntimeContext value={runtime}>
    <Outline id={id} />
  </CanvasRuntimeContext>
);
const shown = () => Number(screen.getByRole('status').textContent);

beforeEach(() => {
  isDirty = false;
  page.measured = 0;
  page.tops = new Map([
    ['a', 10],
    ['b', 50],
  ]);
  drawn.length = 0;
});
afterEach(cleanup);

describe('the box of a node', () => {
  it('is measured once, before it is drawn, while the page is at rest', () => {
    const { rerender } = render(around('a'));
    rerender(around('b'));
    expect(drawn).toEqual([10, 50]);
    expect(page.measured).toBe(2);
  });

  it('is measured after what is being drawn, where that may move it', () => {
    isDirty = true;
    render(around('a'));
    expect(drawn).toEqual([undefined, 10]);
  });

  it('is the one before, until what is being drawn is there to be measured', () => {
    const { rerender } = render(around('a'));
    isDirty = true;
    rerender(around('b'));
    expect(drawn).toEqual([10, 10, 50]);
    expect(shown()).toBe(50);
  });

  it('follows the page, and is drawn again only when it moved', () => {
    render(around('a'));
    moveTo('b', 70);
    expect(drawn).toEqual([10]);
    moveTo('a', 30);
    expect(shown()).toBe(30);
  });

  it('is not the one it had when it was asked for last', () => {
    const { rerender } = render(around('a'));
    moveTo('a', 30);
    rerender(around('b'));
    moveTo('a', 90);
    rerender(around('a'));
    expect(shown()).toBe(90);
  });
});
