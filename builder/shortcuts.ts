import { isMac } from './ui/keys.ts';

/** Shortcuts of the editor, in the page and around it. */
export type Shortcut =
  | 'undo'
  | 'redo'
  | 'save'
  | 'move-up'
  | 'move-down'
  | 'move-in'
  | 'move-out'
  | 'delete'
  | 'duplicate'
  | 'deselect'
  | 'palette'
  | 'replace'
  | 'add'
  | 'help'
  | 'next-region'
  | 'previous-region'
  | 'next-finding'
  | 'previous-finding';

type KeyStroke = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'keyCode'
> & { target: EventTarget | null; getModifierState?: (key: string) => boolean };

/** Key code that browsers report while an input method is composing. */
const COMPOSING = 229;

/**
 * The shortcut of a key stroke, if it is one. Keys that write a character through AltGr, which
 * Windows reports as Ctrl + Alt, and keys of an input method are never taken. In a text field only
 * those are taken that a text field has no better use for.
 */
export function matchShortcut(event: KeyStroke): Shortcut | undefined {
  if (event.isComposing || event.keyCode === COMPOSING) return undefined;
  if (event.getModifierState?.('AltGraph')) return undefined;
  const { altKey, shiftKey } = event;
  const command = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  if (command && altKey) return undefined;
  if (command) {
    const undoes = key === 'z' || (key === 'y' && !shiftKey);
    if (undoes && undoesItself(event.target)) return undefined;
    if (undoes) return shiftKey || key === 'y' ? 'redo' : 'undo';
    if (key === 's' && !shiftKey) return 'save';
    if (key === 'k' && !shiftKey) return 'palette';
    // On a Mac, ⌘H hides the program, and Ctrl+H takes back a letter.
    if (key === 'h' && !shiftKey && !event.metaKey && !isMac) return 'replace';
  }
  if (key === 'f6' && !command && !altKey) return shiftKey ? 'previous-region' : 'next-region';
  if (key === 'f8' && !command && !altKey) return shiftKey ? 'previous-finding' : 'next-finding';
  const deletes = !command && !altKey && (key === 'delete' || key === 'backspace');
  // A list of choices takes letters and arrows, and has nothing to delete.
  if (deletes && event.target instanceof HTMLSelectElement) return 'delete';
  if (isTextField(event.target)) return undefined;
  if (command && key === 'd' && !shiftKey) return 'duplicate';
  if (altKey && key === 'arrowup') return 'move-up';
  if (altKey && key === 'arrowdown') return 'move-down';
  if (altKey && key === 'arrowright') return 'move-in';
  if (altKey && key === 'arrowleft') return 'move-out';
  if (command || altKey) return undefined;
  if (deletes) return 'delete';
  if (key === 'escape') return 'deselect';
  if (key === '/') return 'add';
  if (key === '?') return 'help';
  return undefined;
}

/** Whether a key stroke, wherever it falls, is the beginning of a word: a letter or digit of a plain key. */
export function typesLetter(event: KeyStroke): boolean {
  if (event.isComposing || event.keyCode === COMPOSING) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !event.getModifierState?.('AltGraph') && /^[\p{L}\p{N}]$/u.test(event.key);
}

/** Whether a key stroke takes the page a step back or forth. */
export function isStep(event: KeyStroke): boolean {
  const shortcut = matchShortcut(event);
  return shortcut === 'undo' || shortcut === 'redo';
}

/**
 * A field whose text is none of the page's: a search, a name that is being written. A search says
 * `none` while what was done last in it is the page's all the same.
 */
function undoesItself(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement)) return false;
  const { ownUndo } = target.dataset;
  return ownUndo === undefined ? target.type === 'search' : ownUndo !== 'none';
}

/** Whether keys are typed there. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLSelectElement) return true;
  return (
    target instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'range', 'button', 'color', 'file'].includes(target.type)
  );
}

/** Whether a key would mark all of the window as a text, of which nothing can be done. */
export const marksAll = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !altKey && !isTextField(target);
