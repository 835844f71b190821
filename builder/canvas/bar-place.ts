import type { CSSProperties } from 'react';
import { BAR } from './node-elements.ts';

/** What a bar's buttons take with the beginning of a name, as they are seen. */
export const BAR_ROOM = 300;

/** What the bar takes within its outline, which it never leaves below. */
const HELD = 44;

/**
 * Whether a bar has its place below its block: what is short and begins out of sight has room for it
 * neither above it nor over it.
 * @param rect of the block in the page
 * @param room what stays at the top of the page there, in px of the page
 */
export function isBarBelow(
  { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>,
  { zoom, room }: { zoom: number; room: number },
): boolean {
  const needed = window.scrollY + BAR / zoom + room;
  return top < needed && bottom - HELD < needed && bottom > window.scrollY;
}

/**
 * Where a bar begins, or ends, and how wide it may be: a long name gives way, not the buttons, and
 * where both have no room in the page beside the block, the bar stands back from its edge.
 */
export function barPlace(bar: {
  left: number;
  end: number;
  atEnd: boolean;
  room: number;
}): CSSProperties {
  const { left, end, atEnd, room } = bar;
  const beside = atEnd ? `${end}px` : `(100vw - ${left}px)`;
  const edge = atEnd ? `(100vw - ${end}px)` : `${left}px`;
  const offset = `max(-1 * ${edge}, min(0px, ${beside} - ${room}px * var(--inverse)))`;
  return {
    maxWidth: `min(100vw / var(--inverse), max(${room}px, ${beside} / var(--inverse)))`,
    [atEnd ? 'marginRight' : 'marginLeft']: offset,
  };
}
