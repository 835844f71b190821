import type { CaretPress } from './written-text.ts';

/** Where a key goes, and how far alone and with Ctrl. */
const MOVES: Readonly<
  Record<CaretPress['key'], readonly [direction: string, by: string, far: string]>
> = {
  ArrowLeft: ['left', 'character', 'word'],
  ArrowRight: ['right', 'character', 'word'],
  ArrowUp: ['backward', 'line', 'paragraph'],
  ArrowDown: ['forward', 'line', 'paragraph'],
  Home: ['backward', 'lineboundary', 'documentboundary'],
  End: ['forward', 'lineboundary', 'documentboundary'],
  Backspace: ['backward', 'character', 'word'],
  Delete: ['forward', 'character', 'word'],
};

/** Moves the caret of the window, or the end of what it marks, as the key would; one that takes away has it marked. */
export function moveCaret({ key, marks = false, isFar = false }: CaretPress): void {
  const [direction, by, far] = MOVES[key];
  const isMarking = marks || isTaking(key);
  document.getSelection()?.modify(isMarking ? 'extend' : 'move', direction, isFar ? far : by);
}

/** Whether a key takes letters away. */
export const isTaking = (key: CaretPress['key']): key is 'Backspace' | 'Delete' =>
  key === 'Backspace' || key === 'Delete';

/** Takes a letter away before or after the caret, or a word. */
export function takeAtCaret(press: CaretPress): void {
  if (press.isFar) moveCaret(press);
  document.execCommand(press.key === 'Backspace' ? 'delete' : 'forwardDelete');
}
