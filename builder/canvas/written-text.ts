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

/** One of them, with what is held along with it. */
export interface CaretPress {
  key: (typeof CARET_KEYS)[number];
  /** With Shift: what it passes over is marked. */
  marks?: boolean;
  /** With Ctrl: a word further, or to either end of the text. */
  isFar?: boolean;
}

/** The key that goes on to the next text, or with Shift back to the one before. */
export interface TabPress {
  key: 'Tab';
  marks?: boolean;
}

/** A text of the page while it is written where it stands. */
export interface WrittenText {
  /** Shows what the text was made elsewhere; `toChange` brings the caret there. */
  show(value: string, toChange: boolean): void;
  /** Place of the caret, to go on from. */
  caret(): number;
  /** As a double click: marks the word at a place of the window. */
  mark(at: WindowPoint): void;
  /** Marks from one place to another, as the pointer that was drawn over it. */
  markBetween(from: WindowPoint, to: WindowPoint): void;
  markAll(): void;
  /** As if it were typed. */
  insert(letters: string): void;
  /** As if a key were pressed that takes a letter back or moves the caret. */
  press(press: CaretPress): void;
  /** Puts the elements back as they were. */
  stop(): void;
}

/** Whether a key goes from a text to the next one, or with Shift to the one before. */
export const isTab = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Tab' && !altKey && !ctrlKey && !metaKey;
