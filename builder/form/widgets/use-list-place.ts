import { type RefObject, useLayoutEffect, useState } from 'react';

/** What three suggestions take: a list that shows as many does under its field. */
const ENOUGH = 150;
/** Between the list and the end of what is seen, the gap to the field included. */
const GAP = 16;

export interface ListPlace {
  isAbove: boolean;
  /** How high the list may be there, by the measures of its sheet. */
  room?: number;
}

/**
 * Where a list of suggestions goes: under its field, and over it only where there is no room to show
 * a few, since over a field stand its label and what was written before. It does not change sides
 * as the list grows.
 */
export function useListPlace(list: RefObject<HTMLElement | null>, shown: boolean): ListPlace {
  const [place, setPlace] = useState<ListPlace>({ isAbove: false });
  useLayoutEffect(() => {
    const field = list.current?.previousElementSibling;
    if (!shown || !list.current || !field) return;
    const { top, bottom } = field.getBoundingClientRect();
    // The canvas is drawn at another scale than its sheets say.
    const scale = list.current.getBoundingClientRect().height / list.current.offsetHeight || 1;
    const seen = seenAround(field);
    const [above, below] = [(top - seen.top) / scale - GAP, (seen.bottom - bottom) / scale - GAP];
    const isAbove = below < ENOUGH && above > below;
    setPlace({ isAbove, room: Math.floor(isAbove ? above : below) });
  }, [list, shown]);
  return place;
}

/** What is seen of what scrolls around an element, in the window; the window where nothing does. */
function seenAround(element: Element): { top: number; bottom: number } {
  const around = element.parentElement;
  if (!around || around === document.body) return { top: 0, bottom: window.innerHeight };
  const { overflowY } = getComputedStyle(around);
  if (overflowY !== 'auto' && overflowY !== 'scroll') return seenAround(around);
  const { top, bottom } = around.getBoundingClientRect();
  return { top: Math.max(0, top), bottom: Math.min(window.innerHeight, bottom) };
}
