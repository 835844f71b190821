// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Dragged, setDragged } from '../drag-data.ts';
import { node, page } from '../test-support/document.ts';
import type { CanvasRuntime } from './canvas-runtime.ts';
import { createCanvasStore } from './canvas-store.ts';
import { useDrop } from './use-drop.ts';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

function dragOverSlot({ locked = false, dragged = { patternId: 4 } as Dragged } = {}) {
  const tell = vi.fn();
  const store = createCanvasStore({} as never);
  const box = { ...node('box', { component: 'PageBlock' }), ...(locked && { uneditable: true }) };
  const nodes = [...page(box).nodes.values()].map((each) => ({ node: each, problems: [] }));
  store.receive({ type: 'patch', nodes, removed: [] });
  const runtime = { store, tell } as unknown as CanvasRuntime;
  const { result } = renderHook(() => useDrop(runtime));
  const slot = document.createElement('div');
  slot.dataset.slotOf = 'box';
  document.body.append(slot);
  const dataTransfer = new DataTransfer();
  setDragged(dataTransfer, dragged);
  const fire = (kind: string) => {
    const event = new DragEvent(kind, { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    act(() => void slot.dispatchEvent(event));
    return event.defaultPrevented;
  };
  return { fire, tell, slot, store, view: () => result.current };
}

it.each(['dragover', 'dragenter'])('what is dropped after %s goes where its line was', (kind) => {
  const { fire, tell, view } = dragOverSlot();
  expect(fire(kind)).toBe(true);
  expect(view()).toMatchObject({ dragging: true, drop: { isArea: true, place: { index: 0 } } });
  expect(fire('drop')).toBe(true);
  const place = { parentId: 'box', index: 0 };
  expect(tell).toHaveBeenCalledExactlyOnceWith({ type: 'drop-pattern', id: 4, place });
  expect(view()).toEqual({ dragging: false, drop: undefined });
});

it('nothing is dropped into what is locked', () => {
  const { fire, tell, view } = dragOverSlot({ locked: true });
  expect(fire('dragover')).toBe(false);
  expect(view().drop).toBeUndefined();
  fire('drop');
  expect(tell).not.toHaveBeenCalled();
});

it('nothing is dropped where nothing was dragged over', () => {
  const { fire, tell } = dragOverSlot();
  fire('dragover');
  fire('dragend');
  fire('drop');
  expect(tell).not.toHaveBeenCalled();
});

it('what was given up in another window is no longer dragged once the pointer moves', () => {
  const { fire, tell, view } = dragOverSlot();
  fire('dragover');
  act(() => void document.dispatchEvent(new Event('pointermove')));
  expect(view()).toEqual({ dragging: false, drop: undefined });
  fire('drop');
  expect(tell).not.toHaveBeenCalled();
});

it('nothing is dropped into itself', () => {
  const { fire, view } = dragOverSlot({ dragged: { nodeId: 'box' } });
  expect(fire('dragover')).toBe(false);
  expect(view()).toEqual({ dragging: true, drop: undefined });
});

it('the line goes as soon as nothing may be dropped', () => {
  const { fire, slot, view } = dragOverSlot();
  fire('dragover');
  delete slot.dataset.slotOf;
  expect(fire('dragover')).toBe(false);
  expect(view().drop).toBeUndefined();
});
