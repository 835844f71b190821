import { Editor } from '@tiptap/core';
import { RICH_TEXT_EXTENSIONS } from '../form/widgets/rich-text-extensions.ts';
import { showContent } from '../rich-text/show-content.ts';
import { TOOLS } from './inline-texts.ts';
import { isTaking, moveCaret, takeAtCaret } from './move-caret.ts';
import { unbroken } from './unbroken.ts';
import { wordAround } from './word-around.ts';
import { isTab, type WindowPoint, type WrittenText } from './written-text.ts';

interface MountOptions {
  /** What shows the text; its content is put back at the end. */
  container: HTMLElement;
  html: string;
  label: string;
  /** Where the caret comes: in the window, or in the text; else at the end. */
  caret: WindowPoint | number | undefined;
  onWrite(html: string): void;
  /** Finished by key. */
  onEnd(): void;
  /** On to the next text by key, or back to the one before. */
  onNext(back: boolean): void;
  /** The keyboard has gone elsewhere. */
  onLeave(): void;
}

/**
 * Makes a formatted text of the page writable in place, by the same rules as its field: what is
 * typed or pasted is what the site's sanitiser lets through.
 */
export function mountRichText(options: MountOptions): WrittenText & { editor: Editor } {
  const { container, html, label, caret, onWrite, onEnd, onNext, onLeave } = options;
  const kept = [...container.childNodes];
  const attributes = [...container.attributes].map(({ name, value }) => [name, value] as const);
  container.replaceChildren();
  const editor = new Editor({
    element: { mount: container },
    extensions: RICH_TEXT_EXTENSIONS,
    content: html,
    injectCSS: false,
    editorProps: {
      decorations: ({ doc }) => unbroken(doc),
      attributes: {
        class: container.className,
        'data-inline': 'rich',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
      handleKeyDown: (_view, event) => {
        if (event.isComposing) return false;
        const toTools = event.altKey && event.key === 'F10';
        const done = event.key === 'Escape' || (event.key === 'Enter' && isCommand(event));
        const onwards = isTab(event);
        if (!toTools && !done && !onwards) return false;
        event.preventDefault();
        event.stopPropagation();
        if (toTools) document.querySelector<HTMLElement>(`[${TOOLS}] button`)?.focus();
        else if (onwards) onNext(event.shiftKey);
        else onEnd();
        return true;
      },
    },
    onUpdate: ({ editor: current }) => onWrite(current.isEmpty ? '' : current.getHTML()),
    onBlur: ({ event }) => {
      const to = event.relatedTarget;
      if (!(to instanceof Element && to.closest(`[${TOOLS}]`))) onLeave();
    },
  });
  const place = typeof caret === 'object' ? editor.view.posAtCoords(caret)?.pos : caret;
  editor.commands.setTextSelection(place ?? editor.state.doc.content.size);
  // At once, not with the editor's own command, which waits for a frame: what is typed until then
  // is meant for the text, and the caret may have been moved by key.
  editor.view.focus();
  editor.commands.scrollIntoView();
  return {
    editor,
    show: (value, toChange) => showContent(editor, value, { toChange }),
    caret: () => editor.state.selection.head,
    mark(at) {
      const word = wordAt(editor, at);
      if (word) editor.commands.setTextSelection(word);
    },
    markBetween(start, end) {
      const [from, to] = [start, end].map((at) => editor.view.posAtCoords(at)?.pos);
      if (from !== undefined && to !== undefined) editor.commands.setTextSelection({ from, to });
    },
    markAll: () => void editor.commands.selectAll(),
    // Where the window's caret is: of its last move the editor has not heard yet.
    insert: (letters) => void document.execCommand('insertText', false, letters),
    press(press) {
      if (!isTaking(press.key)) moveCaret(press);
      else if (press.isFar) takeAtCaret(press);
      else takeBack(editor, press.key === 'Backspace' ? -1 : 1);
    },
    stop() {
      editor.destroy();
      for (const { name } of [...container.attributes]) container.removeAttribute(name);
      for (const [name, value] of attributes) container.setAttribute(name, value);
      container.replaceChildren(...kept);
    },
  };
}

/** The word at a point of the window, as a double click marks it in any text; else the place between. */
function wordAt({ view, state }: Editor, point: WindowPoint) {
  const at = view.posAtCoords(point)?.pos;
  if (at === undefined) return undefined;
  const { parent, parentOffset } = state.doc.resolve(at);
  const text = parent.textBetween(0, parent.content.size, undefined, ' ');
  const { from, to } = wordAround(text, parentOffset);
  const start = at - parentOffset;
  return { from: start + from, to: start + to };
}

/** Takes the letter before or after the caret; at either end of a paragraph nothing. */
function takeBack({ view, state }: Editor, side: -1 | 1): void {
  const { parent, parentOffset, pos } = state.selection.$head;
  const text = parent.textBetween(0, parent.content.size, undefined, ' ');
  const [letter] =
    side < 0 ? [...text.slice(0, parentOffset)].slice(-1) : [...text.slice(parentOffset)];
  if (!letter) return;
  const to = pos + side * letter.length;
  view.dispatch(state.tr.delete(Math.min(pos, to), Math.max(pos, to)));
}

const isCommand = (event: KeyboardEvent) => event.ctrlKey || event.metaKey;
