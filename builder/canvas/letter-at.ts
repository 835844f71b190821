import type { WindowPoint } from './written-text.ts';

/** The middle of the left edge of a letter, with its colour. */
export interface LetterPlace extends WindowPoint {
  height: number;
  color: string;
}

/** Where a letter is now; undefined where its text is no longer there. */
export type Letter = () => LetterPlace | undefined;

/**
 * The place between two letters that a click was on, to be asked for later: the page moves as panels
 * open beside it.
 * @param within what was clicked, where that is known
 */
export function letterAt({ clientX, clientY }: MouseEvent, within: Element | null): Letter {
  const text = within && textAt(within, { clientX, clientY });
  if (text) return letterIn(text, offsetAt(text, { clientX, clientY }));
  const found = document.caretPositionFromPoint(clientX, clientY);
  return found ? letterIn(found.offsetNode, found.offset) : () => undefined;
}

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** The text of an element that a point is on; a browser would look through the whole page for it. */
function textAt(element: Element, { clientX: x, clientY: y }: Point): Text | undefined {
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    range.selectNodeContents(text);
    const isOn = ({ left, top, right, bottom }: DOMRect) =>
      x >= left && x <= right && y >= top && y <= bottom;
    if (text instanceof Text && [...range.getClientRects()].some(isOn)) return text;
  }
  return undefined;
}

/** How many letters of a text stand before a point on it. */
function offsetAt(text: Text, { clientX: x, clientY: y }: Point): number {
  const range = document.createRange();
  const isBefore = (at: number) => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return bottom < y || (top <= y && (left + right) / 2 < x);
  };
  let [from, to] = [0, text.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBefore(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The place before a letter of a node, to be asked for later. */
export function letterIn(node: Node, offset: number): Letter {
  const range = document.createRange();
  range.setStart(node, offset);
  return () => {
    if (!node.isConnected || range.startContainer !== node) return undefined;
    const { left, top, height } = range.getBoundingClientRect();
    const { color } = getComputedStyle(range.startContainer.parentElement ?? document.body);
    return { left, top: top + height / 2, height, color };
  };
}
