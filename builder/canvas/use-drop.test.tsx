// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setDragged } from '../drag-data.ts';
import type { CanvasRuntime } from './canvas-runtime.ts';
import { createCanvasStore } from './canvas-store.ts';
import { useDrop } from './use-drop.ts';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

function dragOverSlot() {
  const tell = vi.fn();
  const runtime = { store: createCanvasStore({} as never), tell } as unknown as CanvasRuntime;
  const { result } = renderHook(() => useDrop(runtime));
  const slot = document.createElement('div');
  slot.dataset.slotOf = 'box';
  document.body.append(slot);
  const dataTransfer = new DataTransfer();
  setDragged(dataTransfer, { patternId: 4 });
  const fire = (kind: string) => {
    const event = new DragEvent(kind, { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    act(() => void slot.dispatchEvent(event));
    return event.defaultPrevented;
  };
  return { fire, tell, view: () => result.current };
}

it.each(['dragover', 'dragenter'])('what is dropped after %s goes where its line was', (kind) => {
  const { fire, tell, view } = dragOverSlot();
  expect(fire(kind)).toBe(true);
  expect(view()).toMatchObject({ dragging: true, line: { height: 4 } });
  expect(fire('drop')).toBe(true);
  const place = { parentId: 'box', index: 0 };
  expect(tell).toHaveBeenCalledExactlyOnceWith({ type: 'drop-pattern', id: 4, place });
  expect(view()).toEqual({ dragging: false, line: undefined });
});

it('nothing is dropped where nothing was dragged over', () => {
  const { fire, tell } = dragOverSlot();
  fire('dragover');
  fire('dragend');
  fire('drop');
  expect(tell).not.toHaveBeenCalled();
});
