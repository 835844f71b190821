import { type DragEvent, type RefCallback, useRef, useState } from 'react';

/** Of a type of its own: the page does not take it. */
const ITEM = 'application/x-page-item';

/** What is dragged may go into the list of another item of the list around its own. */
interface Carried {
  around: string;
  /** The item that it comes from. */
  owner: number;
  goTo(other: number): void;
}

/** One at a time in a window. */
let carried: Carried | undefined;

/** A list in an item of another list, and how one of its own items goes to the list of another. */
export interface InnerList {
  /** Name of the list around, and the place in it of the item that this list is of. */
  around: string;
  owner: number;
  goTo(index: number, other: number): void;
}

interface Drag {
  from: number;
  /** Between which items it would come, counted from the first. */
  gap?: number;
}

/** What an item is dragged by, and on which side of it a dragged one would come. */
export interface ItemDrag {
  handle: {
    ref: RefCallback<HTMLElement>;
    draggable: true;
    onDragStart(event: DragEvent<HTMLElement>): void;
    onDragEnd(): void;
  };
  'data-drop'?: 'before' | 'after' | 'into';
  /** For the line of the item, which takes what is dragged out of another one’s list. */
  taking: {
    onDragOver(event: DragEvent<HTMLElement>): void;
    onDragLeave(event: DragEvent<HTMLElement>): void;
    onDrop(event: DragEvent<HTMLElement>): void;
  };
}

/**
 * Items of one list in another order by dragging: `place` belongs to what holds the list, `of` to each
 * item. Keys and buttons do the same (`RepeaterItem`).
 * @param move takes an item from one place to another, both as they are before and after it
 * @param name of the list in its form
 */
export function useItemDrag(
  move: (from: number, to: number) => void,
  { name, inner }: { name: string; inner: InnerList },
) {
  const [drag, setDrag] = useState<Drag>();
  /** The item whose list what is dragged would go to. */
  const [into, setInto] = useState<number>();
  const handles = useRef(new Set<HTMLElement>());
  const place = {
    onDragOver(event: DragEvent<HTMLElement>) {
      if (!drag) return;
      event.preventDefault();
      event.stopPropagation();
      const gap = gapAt(event.clientY, handles.current);
      if (gap !== drag.gap) setDrag({ ...drag, gap });
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) {
      if (!drag || (relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) return;
      setDrag({ from: drag.from });
    },
    onDrop(event: DragEvent<HTMLElement>) {
      if (!drag) return;
      event.preventDefault();
      event.stopPropagation();
      setDrag(undefined);
      const { from, gap = from } = drag;
      const to = gap > from ? gap - 1 : gap;
      if (to !== from) move(from, to);
    },
  };
  const of = (index: number): ItemDrag => ({
    handle: {
      ref(element) {
        if (!element) return;
        handles.current.add(element);
        return () => void handles.current.delete(element);
      },
      draggable: true,
      onDragStart(event) {
        event.stopPropagation();
        event.dataTransfer.setData(ITEM, `${index}`);
        event.dataTransfer.effectAllowed = 'move';
        const picture = event.currentTarget.closest('[data-drag-picture]');
        if (picture) event.dataTransfer.setDragImage(picture, 16, 16);
        setDrag({ from: index });
        carried = {
          ...inner,
          goTo(other) {
            // Its line goes with it, and hears of no end.
            setDrag(undefined);
            inner.goTo(index, other);
          },
        };
      },
      onDragEnd() {
        setDrag(undefined);
        carried = undefined;
      },
    },
    'data-drop': into === index ? 'into' : sideOf(index, drag),
    taking: {
      onDragOver(event) {
        if (carried?.around !== name || carried.owner === index) return;
        event.preventDefault();
        event.stopPropagation();
        setInto(index);
      },
      onDragLeave({ currentTarget, relatedTarget }) {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        setInto(undefined);
      },
      onDrop(event) {
        setInto(undefined);
        if (into !== index) return;
        event.preventDefault();
        event.stopPropagation();
        carried?.goTo(index);
        carried = undefined;
      },
    },
  });
  return { place, of };
}

/**
 * Between which items a height of the window lies. An item counts by its handle, a line as high as the
 * others': by all that is open below it, the place would change far from what is pointed at.
 */
function gapAt(y: number, handles: Iterable<HTMLElement>): number {
  const isAbove = (handle: HTMLElement) => {
    const { top, height } = handle.getBoundingClientRect();
    return top + height / 2 < y;
  };
  return [...handles].filter(isAbove).length;
}

/** None where the item would stay where it is. */
function sideOf(index: number, drag: Drag | undefined): 'before' | 'after' | undefined {
  if (drag?.gap === undefined) return undefined;
  const { from, gap } = drag;
  if (gap === from || gap === from + 1) return undefined;
  if (gap === index + 1) return 'after';
  // In front of the first there is no item to stand after.
  return gap === 0 && index === 0 ? 'before' : undefined;
}
