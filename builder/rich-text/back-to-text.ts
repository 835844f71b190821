import type { Editor } from '@tiptap/core';

/**
 * Gives a text the keyboard at once and begins a chain of commands for it. The library's own
 * `focus()` waits for a frame: where what had the keyboard goes meanwhile, the next key meant for the
 * text, such as Escape or a deletion, would be taken as one for the block.
 */
export function backToText(editor: Editor) {
  if (!editor.view.hasFocus()) {
    editor.view.focus();
    editor.commands.scrollIntoView();
  }
  return editor.chain();
}
