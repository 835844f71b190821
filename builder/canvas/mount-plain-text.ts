import { endOfChange, movedCaret } from '../form/text-change.ts';
import { matchShortcut } from '../shortcuts.ts';
import { isTaking, moveCaret, takeAtCaret } from './move-caret.ts';
import { wordAround } from './word-around.ts';
import { isTab, type WindowPoint, type WrittenText } from './written-text.ts';

interface MountOptions {
  /** Holds one text and nothing else. */
  element: HTMLElement;
  /** Where the caret comes: at a place in the text or in the window, or at the text's end. */
  caret: 'end' | number | WindowPoint;
  onWrite(text: string): void;
  /** Finished by key. */
  onEnd(key: 'Enter' | 'Escape'): void;
  /** A line was to end amid the text, which has only one. */
  onLineEnd(): void;
  /** On to the next text by key, or back to the one before. */
  onNext(back: boolean): void;
  /** The keyboard has gone elsewhere. */
  onLeave(): void;
}

/** Makes a plain text of the page writable in place. */
export function mountPlainText(options: MountOptions): WrittenText {
  const { element, caret, onWrite, onEnd, onLineEnd, onNext, onLeave } = options;
  const kept = [...element.childNodes];
  const before = element.textContent ?? '';
  const insert = (letters: string) => void document.execCommand('insertText', false, letters);
  const onInput = () => onWrite((element.textContent ?? '').replace(/\s*\n\s*/g, ' '));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === 229) return;
    // Arrows move the caret, not on to the next of the tabs that the text is the name of.
    if (!matchShortcut(event)) event.stopPropagation();
    if (event.key === ' ' && element.closest('button')) {
      // The button would take the key, and nothing be written.
      event.preventDefault();
      insert(' ');
      return;
    }
    if (isTab(event)) {
      event.preventDefault();
      return onNext(event.shiftKey);
    }
    // Both keep what was written: what is not wanted is undone, as anywhere else.
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    // What is typed next, or takes the key back, is meant for where the caret is.
    const isAmid = caretIn(element) < (element.textContent ?? '').trimEnd().length;
    if (event.key === 'Enter' && isAmid) return onLineEnd();
    onEnd(event.key);
  };
  // On a button or a summary a space is a press, which would end the writing.
  const onKeyUp = (event: KeyboardEvent) => event.key === ' ' && event.preventDefault();
  element.addEventListener('input', onInput);
  element.addEventListener('keydown', onKeyDown);
  element.addEventListener('keyup', onKeyUp);
  element.addEventListener('blur', onLeave);
  element.setAttribute('contenteditable', 'plaintext-only');
  element.setAttribute('data-inline', '');
  element.focus();
  if (typeof caret === 'number') putCaret(element, caret);
  else putCaret(element, caret === 'end' ? Infinity : placeAt(element, caret));

  return {
    show(value, toChange) {
      const shown = element.textContent ?? '';
      const at = toChange ? endOfChange(shown, value) : movedCaret(shown, value, caretIn(element));
      element.textContent = value;
      putCaret(element, at);
    },
    caret: () => caretIn(element),
    mark(at) {
      const [text] = element.childNodes;
      const length = text?.nodeValue?.length ?? 0;
      const { from, to } = wordAround(
        text?.nodeValue ?? '',
        Math.min(placeAt(element, at), length),
      );
      if (text) document.getSelection()?.setBaseAndExtent(text, from, text, to);
    },
    markBetween(from, to) {
      const [text] = element.childNodes;
      const length = text?.nodeValue?.length ?? 0;
      const [start, end] = [from, to].map((at) => Math.min(placeAt(element, at), length));
      if (text) document.getSelection()?.setBaseAndExtent(text, start ?? 0, text, end ?? length);
    },
    markAll: () => document.getSelection()?.selectAllChildren(element),
    insert,
    press(press) {
      if (isTaking(press.key)) takeAtCaret(press);
      else moveCaret(press);
    },
    stop() {
      element.removeEventListener('input', onInput);
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('keyup', onKeyUp);
      element.removeEventListener('blur', onLeave);
      element.removeAttribute('contenteditable');
      element.removeAttribute('data-inline');
      const [text] = kept;
      if (text) text.nodeValue = before;
      element.replaceChildren(...kept);
    },
  };
}

function caretIn(element: HTMLElement): number {
  const selection = document.getSelection();
  const range = document.createRange();
  range.selectNodeContents(element);
  if (selection?.focusNode && element.contains(selection.focusNode)) {
    range.setEnd(selection.focusNode, selection.focusOffset);
  }
  return range.toString().length;
}

/** The place in the text nearest to one of the window; its end where there is none. */
function placeAt(element: HTMLElement, { left, top }: WindowPoint): number {
  const found = document.caretPositionFromPoint(left, top);
  return found?.offsetNode === element.firstChild ? (found?.offset ?? 0) : Infinity;
}

function putCaret(element: HTMLElement, at: number): void {
  const [text] = element.childNodes;
  const length = text?.nodeValue?.length ?? 0;
  document.getSelection()?.collapse(text ?? element, Math.min(at, length));
}
