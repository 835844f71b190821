/** A text of the page while it is written where it stands. */
export interface WrittenText {
  /** Shows what the text was made elsewhere; `toChange` brings the caret there. */
  show(value: string, toChange: boolean): void;
  /** Place of the caret, to go on from. */
  caret(): number;
  /** Puts the elements back as they were. */
  stop(): void;
}
