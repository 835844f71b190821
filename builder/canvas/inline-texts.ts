import type { NodeId } from '@renderer/document/types.ts';
import type { Editor } from '@tiptap/core';
import type { EditorMessage } from '../canvas-protocol.ts';
import type { MarkedWords } from './marked-words.ts';
import type { CaretPress, TabPress, WindowPoint } from './written-text.ts';

export type Start<Kind> = Extract<EditorMessage, { type: Kind }>;

/** A text that is to be written. */
export interface Asked {
  id: NodeId;
  element: HTMLElement;
  /** Where the caret comes: in the window, or in the text; absent, at the end of the text. */
  caret?: WindowPoint | number;
  /** What is typed next stands for it: what a double click marks, or all. */
  marks?: 'clicked' | 'all';
  /** These words are marked, instead. */
  words?: MarkedWords;
  /** Others of the node that it may be instead, as the editor answers. */
  others?: readonly HTMLElement[];
  /** What was typed already, where a letter begins the writing. */
  typed?: string;
  /** The key that began it, where it is no letter. */
  pressed?: CaretPress | TabPress;
}

/** A formatted text being written, for its toolbar. */
export interface RichEditing {
  editor: Editor;
  container: HTMLElement;
  label: string;
}

/** A text being written where it stands. */
export interface InlineEditing {
  /** Whether an element is, or lies in, what is being written. */
  holds(target: EventTarget | null): boolean;
  /** Notes the element that the editor is asked about. */
  ask(asked: Asked): void;
  /** Has a text of a node written: the one that was finished last, else its first. */
  begin(id: NodeId): void;
  /** Whether a text is being written, or what it is written with on its way. */
  isBegun(): boolean;
  /** Marks in the text being written, now or once it is there, as a double click does. */
  mark(at: WindowPoint): void;
  /** Takes a key for a text whose editor is still loading; false where none is. */
  type(key: string): boolean;
  /** Plain text. */
  start(message: Start<'inline'>): void;
  /** Formatted text; what it is written with is loaded with the first one. */
  startRich(message: Start<'inline-rich'>): Promise<void>;
  /** Shows what the text being written was made elsewhere: what is typed next must not undo it. */
  follow(message: EditorMessage): void;
  /** Begins again where `follow` ended the writing to have the block rendered. */
  goOn(): void;
  /** The next change from elsewhere is a step back or forth: the caret comes to it. */
  expectStep(): void;
  /** Whether Enter ended the last writing: meant as the end of a line, words that follow are words of their own. */
  endedByEnter(): boolean;
  /** Whether the writing ended of itself: keys may still be meant for the text. */
  isCutOff(): boolean;
  /** What comes next is meant for the page. */
  forgetCutOff(): void;
  end(): void;
  /** The formatted text being written, if one is. */
  getRich(): RichEditing | null;
  subscribe(listener: () => void): () => void;
}

/** Marks what belongs to the text being written but stands outside of it. */
export const TOOLS = 'data-inline-tools';
