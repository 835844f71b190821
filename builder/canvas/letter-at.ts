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
 */
export function letterAt({ clientX, clientY }: MouseEvent): Letter {
  const found = document.caretPositionFromPoint(clientX, clientY);
  return found ? letterIn(found.offsetNode, found.offset) : () => undefined;
}

/** The same of a place in the document. */
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
