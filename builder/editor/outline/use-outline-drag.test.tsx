// @vitest-environment happy-dom
import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { DragEvent, ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type Dragged, setDragged } from '../../drag-data.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { node, page } from '../../test-support/document.ts';
import { SessionContext } from '../context.ts';
import { outlineRows } from './rows.ts';
import { useOutlineDrag } from './use-outline-drag.ts';
import { ROW_HEIGHT } from './use-window.ts';

afterEach(cleanup);

/** Drags over the lines `box`, `a` and `c`, the second within the first. */
function open({
  locked = false,
  isLast = false,
  component = 'PageBlock',
  dragged = { component: 'TextBlock' } as Dragged,
} = {}) {
  const box = { component, childIds: ['a'], ...(locked && { uneditable: true }) };
  const document = page(node('box', box), node('a'), ...(isLast ? [] : [node('c')]));
  const session = createSession(bootstrapFor('http://127.0.0.1:9', serializeDocument(document)));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  );
  const rows = outlineRows(document.nodes, new Set());
  const { result } = renderHook(() => useOutlineDrag(rows), { wrapper });
  const dataTransfer = new DataTransfer();
  setDragged(dataTransfer, dragged);
  const currentTarget = window.document.createElement('div');
  /** @param line with what share of it is above the pointer, e.g. 1.5 */
  return (line: number, clientX = 100) => {
    let isTaken = false;
    const event = {
      ...{ dataTransfer, currentTarget, clientX, clientY: line * ROW_HEIGHT },
      preventDefault: () => {
        isTaken = true;
      },
    } as unknown as DragEvent<HTMLElement>;
    act(() => result.current.handlers.onDragOver(event));
    expect(isTaken).toBe(result.current.indicator !== undefined);
    return result.current.indicator?.place;
  };
}

it('a drop goes into a container, or beside a block', () => {
  const over = open();
  expect(over(0.5)).toEqual({ parentId: 'box', index: 0 });
  expect(over(1.9)).toEqual({ parentId: 'box', index: 1 });
  expect(over(2.1)).toEqual({ parentId: 'root', index: 1 });
});

it('below the last block of a container a drop goes beside that one, where the pointer says so', () => {
  const over = open({ isLast: true });
  expect(over(1.9)).toEqual({ parentId: 'box', index: 1 });
  expect(over(1.9, 10)).toEqual({ parentId: 'root', index: 1 });
  expect(over(2.4)).toEqual({ parentId: 'root', index: 1 });
});

it('nothing goes into what is locked, only beside it', () => {
  const over = open({ locked: true });
  expect(over(0.4)).toEqual({ parentId: 'root', index: 0 });
  expect(over(1.1)).toBeUndefined();
  expect(over(2.1)).toEqual({ parentId: 'root', index: 1 });
});

it('nothing goes into itself, wherever it was begun to be dragged', () => {
  const over = open({ dragged: { nodeId: 'box' } });
  expect(over(0.5)).toEqual({ parentId: 'root', index: 1 });
  expect(over(1.1)).toBeUndefined();
  expect(over(2.4)).toEqual({ parentId: 'root', index: 1 });
});

it('nearly all of the line of a tab’s content means inside', () => {
  const over = open({ component: 'ProductPageTabContent' });
  expect(over(0.2)).toEqual({ parentId: 'box', index: 0 });
  expect(over(0.1)).toEqual({ parentId: 'root', index: 0 });
  expect(open()(0.2)).toEqual({ parentId: 'root', index: 0 });
});
