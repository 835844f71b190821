import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where the keyboard goes in a list as its items, each by its name, come, move and go; `list` belongs
 * to its element. What is asked for shows a while later: until then the keyboard stays.
 */
export interface ItemFocus {
  list: RefObject<HTMLOListElement | null>;
  /** To the first field of an item that comes; `select` marks the text in it. */
  toItem(key: number | undefined, options?: { select?: boolean }): void;
  /** The button that was pressed goes with the item at this place: on to what comes up there. */
  toNeighbour(index: number): void;
  /** An item is moved on and on: the button goes with it. */
  toMove(key: number | undefined, move: { to: number; offset: -1 | 1 }): void;
  /** The item that was open above closes, and takes the one that was pressed along: that stays in view. */
  keepInView(index: number): void;
}

/** @param keys names of the items as they are shown now */
export function useItemFocus(keys: readonly number[]): ItemFocus {
  const list = useRef<HTMLOListElement>(null);
  /** Whether the list shows what was asked for, and what is done then. */
  const awaited = useRef<{ isShown(keys: readonly number[]): boolean; focus(): void }>(undefined);
  const itemAt = (index: number) => list.current?.children[index];
  useEffect(() => {
    const { current } = awaited;
    if (!current?.isShown(keys)) return;
    awaited.current = undefined;
    // A menu that closes gives the keyboard back first.
    requestAnimationFrame(current.focus);
  });
  return {
    list,
    toItem(key, { select = false } = {}) {
      let index = -1;
      awaited.current = {
        isShown(shown) {
          index = key === undefined ? -1 : shown.indexOf(key);
          return index !== -1;
        },
        focus() {
          // Its own body: an item of an inner list lies in its outer item's, too.
          const field = itemAt(index)?.querySelector<HTMLElement>(
            ':scope [data-item-body] :is(input, textarea, select, button)',
          );
          field?.focus();
          if (select && field instanceof HTMLInputElement) field.select();
        },
      };
    },
    toNeighbour(index) {
      const gone = keys[index];
      awaited.current = {
        isShown: (shown) => gone === undefined || !shown.includes(gone),
        focus() {
          // After the last one comes the button that adds: the item before may begin far above.
          const next = itemAt(index) ?? list.current?.nextElementSibling;
          next?.querySelector('button')?.focus();
        },
      };
    },
    toMove(key, { to, offset }) {
      awaited.current = {
        isShown: (shown) => key !== undefined && shown[to] === key,
        focus() {
          const item = itemAt(to);
          // The tools of an item show once the keyboard is in it.
          item?.querySelector('button')?.focus();
          item?.querySelector<HTMLElement>(`[data-move="${offset}"]`)?.focus();
        },
      };
    },
    keepInView(index) {
      requestAnimationFrame(() =>
        itemAt(index)?.querySelector('button')?.scrollIntoView?.({ block: 'nearest' }),
      );
    },
  };
}
