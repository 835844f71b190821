import { type RefObject, useEffect, useRef } from 'react';

/** Where the keyboard goes in a list as its items come, move and go; `list` belongs to its element. */
export interface ItemFocus {
  list: RefObject<HTMLOListElement | null>;
  /** To the first field of an item. */
  toItem(index: number): void;
  /** The same once the item of that name is here, its text selected: what a command adds comes with the panels. */
  toItemToCome(key: number | undefined): void;
  /** The button that was pressed went with its item: on beside it. */
  toNeighbour(index: number): void;
  /** An item is moved on and on: the button goes with it. */
  toMove(index: number, offset: -1 | 1): void;
  /** The item that was open above closes, and takes the one that was pressed along: that stays in view. */
  keepInView(index: number): void;
}

/** @param keys names of the items as they are shown now */
export function useItemFocus(keys: readonly number[]): ItemFocus {
  const list = useRef<HTMLOListElement>(null);
  const toCome = useRef<number>(undefined);
  const itemAt = (index: number) => list.current?.children[index];
  const toItem = (index: number, { select = false } = {}) => {
    requestAnimationFrame(() => {
      // Its own body: an item of an inner list lies in its outer item's, too.
      const field = itemAt(index)?.querySelector<HTMLElement>(
        ':scope [data-item-body] :is(input, textarea, select, button)',
      );
      field?.focus();
      if (select && field instanceof HTMLInputElement) field.select();
    });
  };
  useEffect(() => {
    const index = toCome.current === undefined ? -1 : keys.indexOf(toCome.current);
    if (index === -1) return;
    toCome.current = undefined;
    toItem(index, { select: true });
  });
  return {
    list,
    toItem: (index) => toItem(index),
    toItemToCome(key) {
      toCome.current = key;
    },
    toNeighbour(index) {
      requestAnimationFrame(() => {
        const { length = 0 } = list.current?.children ?? {};
        const item = itemAt(Math.min(index, length - 1));
        (item ?? list.current?.parentElement)?.querySelector('button')?.focus();
      });
    },
    toMove(index, offset) {
      requestAnimationFrame(() => {
        const item = itemAt(index);
        // The tools of an item show once the keyboard is in it.
        item?.querySelector('button')?.focus();
        item?.querySelector<HTMLElement>(`[data-move="${offset}"]`)?.focus();
      });
    },
    keepInView(index) {
      requestAnimationFrame(() =>
        itemAt(index)?.querySelector('button')?.scrollIntoView?.({ block: 'nearest' }),
      );
    },
  };
}
