import { type DragEvent, useState } from 'react';

/** Of a type of its own: neither the page nor another list takes it. */
const ITEM = 'application/x-page-item';

interface Drag {
  from: number;
  /** Between which items it would come, counted from the first. */
  gap?: number;
}

/** The handle that an item is dragged by, and the item as a place to drop another one at. */
export interface ItemDrag {
  handle: {
    draggable: true;
    onDragStart(event: DragEvent<HTMLElement>): void;
    onDragEnd(): void;
  };
  place: {
    onDragOver(event: DragEvent<HTMLElement>): void;
    onDrop(event: DragEvent<HTMLElement>): void;
    /** On which side of it the dragged item would come. */
    'data-drop'?: 'before' | 'after';
  };
}

/**
 * Items of one list in another order by dragging. Keys and buttons do the same (`RepeaterItem`).
 * @param move takes an item from one place to another, both as they are before and after it
 */
export function useItemDrag(move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  return (index: number): ItemDrag => ({
    handle: {
      draggable: true,
      onDragStart(event) {
        event.stopPropagation();
        event.dataTransfer.setData(ITEM, `${index}`);
        event.dataTransfer.effectAllowed = 'move';
        const item = event.currentTarget.closest('li');
        if (item) event.dataTransfer.setDragImage(item, 16, 16);
        setDrag({ from: index });
      },
      onDragEnd: () => setDrag(undefined),
    },
    place: {
      onDragOver(event) {
        if (!drag) return;
        event.preventDefault();
        event.stopPropagation();
        const { top, height } = event.currentTarget.getBoundingClientRect();
        const gap = event.clientY < top + height / 2 ? index : index + 1;
        if (gap !== drag.gap) setDrag({ ...drag, gap });
      },
      onDrop(event) {
        if (!drag) return;
        event.preventDefault();
        event.stopPropagation();
        setDrag(undefined);
        const { from, gap = from } = drag;
        const to = gap > from ? gap - 1 : gap;
        if (to !== from) move(from, to);
      },
      'data-drop': sideOf(index, drag),
    },
  });
}

/** None where the item would stay where it is. */
function sideOf(index: number, drag: Drag | undefined): 'before' | 'after' | undefined {
  if (drag?.gap === undefined) return undefined;
  const { from, gap } = drag;
  if (gap === from || gap === from + 1) return undefined;
  if (gap === index) return 'before';
  // Behind the last there is no item to stand before.
  return gap === index + 1 ? 'after' : undefined;
}
