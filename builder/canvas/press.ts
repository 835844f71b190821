import type { NodeId } from '@renderer/document/types.ts';

/** A press on the page, with the block it was on: its elements may be gone at the release. */
export interface Press {
  event: PointerEvent;
  id: NodeId | null;
  /** What was seen there, of the block. */
  shown: Element | null;
}

export const SECOND_BUTTON = 2;

/** How far a hand moves between press and release without meaning to, in px of the screen. */
const STILL = 4;

/** On the screen: in the page, places change with its zoom. */
export const isSamePlace = (one: MouseEvent, other: MouseEvent) =>
  Math.hypot(other.screenX - one.screenX, other.screenY - one.screenY) <= STILL;
