/** A place of the window, in its px. */
export interface WindowPoint {
  left: number;
  top: number;
}

/** Keys that do something at the caret without writing. */
export const CARET_KEYS = [
  ...(['Backspace', 'Delete', 'Home', 'End'] as const),
  ...(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const),
] as const;
export type CaretKey = (typeof CARET_KEYS)[number];

/** A text of the page while it is written where it stands. */
export interface WrittenText {
  /** Shows what the text was made elsewhere; `toChange` brings the caret there. */
  show(value: string, toChange: boolean): void;
  /** Place of the caret, to go on from. */
  caret(): number;
  /** As a double click: marks the word at a place of the window. */
  mark(at: WindowPoint): void;
  markAll(): void;
  /** As if it were typed. */
  insert(letters: string): void;
  /** As if a key were pressed that takes a letter back or moves the caret. */
  press(key: CaretKey): void;
  /** Puts the elements back as they were. */
  stop(): void;
}

/** Whether a key goes from a text to the next one, or with Shift to the one before. */
export const isTab = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Tab' && !altKey && !ctrlKey && !metaKey;
