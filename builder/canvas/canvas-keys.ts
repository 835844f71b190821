import { isTextField, marksAll, matchShortcut } from '../shortcuts.ts';
import type { CanvasRuntime } from './canvas-runtime.ts';
import type { ClickedText } from './clicked-text.ts';
import { type Asked, TOOLS } from './inline-texts.ts';
import { isControl } from './is-control.ts';
import { CARET_KEYS, isTab } from './written-text.ts';

/** What the pointer and the keyboard know of each other. */
export interface Typing {
  /** The last click was on the page, not on a control over it. */
  isOnPage: boolean;
  /** Since the last click, where no text is written. */
  hasTyped: boolean;
  /** Since the last click somebody went along a line, with no text to write in. */
  isInLine: boolean;
}

/** What the keys do in the page: they write where a text was clicked, and are the editor's shortcuts. */
export function createKeyListener(
  {
    store,
    inline,
    waitingCaret,
    tell,
  }: Pick<CanvasRuntime, 'store' | 'inline' | 'waitingCaret' | 'tell'>,
  { text, typing }: { text: ClickedText; typing: Typing },
): (event: KeyboardEvent) => void {
  return (event) => {
    if (marksAll(event)) {
      if (typing.isOnPage) text.writeByKey({ marks: 'all' });
      return event.preventDefault();
    }
    const isWritten = isTyped(event) || keyAtCaret(event) !== undefined;
    if (isWritten && !isControl(event.target) && inline.type(event.key)) {
      return event.preventDefault();
    }
    const atCaret = typing.isOnPage && waitingCaret.get() ? keyAtCaret(event) : undefined;
    if (atCaret && text.writeByKey(atCaret)) {
      typing.hasTyped = true;
      return event.preventDefault();
    }
    const shortcut = matchShortcut(event);
    if (!shortcut) {
      const { selected, selection, readOnly } = store.getView();
      const isForPage = event.target === document.body && !readOnly && selection.length === 1;
      if (isEnter(event) && isForPage && selected !== null) {
        if (!typing.isOnPage || !text.writeByKey({})) inline.begin(selected);
        return event.preventDefault();
      }
      if (IN_LINE.includes(event.key)) typing.isInLine = true;
      // Words that nothing takes have spaces, too: they would scroll the page away.
      const isSpace = event.key === ' ' && typing.hasTyped && !isTextField(event.target);
      if (isSpace && !isControl(event.target)) event.preventDefault();
      const begins = isLetter(event) || (text.isFinished() && isTyped(event));
      if (typing.isOnPage && !typing.hasTyped && begins && store.getView().selected !== null) {
        typing.hasTyped = true;
        if (text.writeByKey({ typed: event.key })) event.preventDefault();
        // The editor has answered by then.
        setTimeout(() => {
          if (!inline.isBegun()) tell({ type: 'typed' });
        });
      }
      return;
    }
    event.preventDefault();
    // Out of the text first: what is pressed next is about the block.
    if (shortcut === 'deselect' && waitingCaret.get()) {
      waitingCaret.put(null);
      return text.forget();
    }
    // What a Backspace is to take back is the text that was just finished, not its block.
    if (
      text.isFinished() &&
      event.key === 'Backspace' &&
      text.writeByKey({ pressed: { key: 'Backspace' } })
    )
      return;
    // Whoever has typed letters writes a question, or takes one back.
    const isWriting = typing.hasTyped && WRITING.includes(event.key);
    if (isWriting || (typing.isInLine && event.key === 'Backspace')) return tell({ type: 'typed' });
    // Among the formats of a text it would be the block, with the text that is being written.
    if (shortcut === 'delete' && isTool(event.target)) return;
    // What is saved, and the step to undo, include what was just written.
    if (shortcut === 'undo' || shortcut === 'redo') inline.expectStep();
    else if (shortcut !== 'save') inline.end();
    // The key was meant for a text that is no longer there.
    if (shortcut === 'delete' && inline.isCutOff()) return;
    tell({ type: 'shortcut', name: shortcut });
  };
}

/** Whether a key would write something, or take it back, if there were a text to write in. */
const isTyped = ({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent) =>
  /^(.|Backspace)$/u.test(key) &&
  !(ctrlKey || metaKey || altKey || isComposing || isTextField(target));

/** What a key does to a text in which a caret is seen; the two that open something still do. */
function keyAtCaret(event: KeyboardEvent): Pick<Asked, 'typed' | 'pressed'> | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  // AltGr writes: Windows reports it as Ctrl + Alt.
  const writes = event.getModifierState('AltGraph');
  if ((metaKey || altKey) && !writes) return undefined;
  if (isComposing || isTextField(event.target)) return undefined;
  if (isTab(event)) return { pressed: { key: 'Tab', marks: shiftKey } };
  const caretKey = CARET_KEYS.find((each) => each === key);
  if (caretKey) return { pressed: { key: caretKey, marks: shiftKey, isFar: ctrlKey && !writes } };
  if (ctrlKey && !writes) return undefined;
  return /^[^/?]$/u.test(key) ? { typed: key } : undefined;
}

const isTool = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`[${TOOLS}]`) !== null;

const isEnter = ({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent) =>
  key === 'Enter' && !(ctrlKey || metaKey || altKey || shiftKey || isComposing);

const isLetter = (event: KeyboardEvent) => isTyped(event) && /^[\p{L}\p{N}]$/u.test(event.key);

/** Keys that go along a line: nobody presses them who means a block. */
const IN_LINE = ['Home', 'End', 'ArrowLeft', 'ArrowRight'];

/** Keys of shortcuts that belong to writing as well. */
const WRITING = ['?', '/', 'Backspace'];
