import type { CaretKey } from './written-text.ts';

const MOVES: Readonly<Partial<Record<CaretKey, readonly [direction: string, by: string]>>> = {
  ArrowLeft: ['left', 'character'],
  ArrowRight: ['right', 'character'],
  ArrowUp: ['backward', 'line'],
  ArrowDown: ['forward', 'line'],
  Home: ['backward', 'lineboundary'],
  End: ['forward', 'lineboundary'],
};

/** Moves the caret of the window as the key would; a key that takes letters back does nothing here. */
export function moveCaret(key: CaretKey): void {
  const move = MOVES[key];
  if (move) document.getSelection()?.modify('move', ...move);
}
