import type { WindowPoint } from './written-text.ts';

/** The middle of the left edge of a letter, with its colour. */
export interface LetterPlace extends WindowPoint {
  height: number;
  color: string;
}

/**
 * The place between two letters that a click was on, to be asked for later: the page moves as panels
 * open beside it. Undefined where the text is no longer there.
 */
export function letterAt({ clientX, clientY }: MouseEvent): () => LetterPlace | undefined {
  const found = document.caretPositionFromPoint(clientX, clientY);
  const range = document.createRange();
  if (found) range.setStart(found.offsetNode, found.offset);
  return () => {
    if (!found?.offsetNode.isConnected || range.startContainer !== found.offsetNode)
      return undefined;
    const { left, top, height } = range.getBoundingClientRect();
    const { color } = getComputedStyle(range.startContainer.parentElement ?? document.body);
    return { left, top: top + height / 2, height, color };
  };
}
