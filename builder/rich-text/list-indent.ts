import type { Editor } from '@tiptap/core';
import { ListItem } from '@tiptap/extension-list';
import { isMac } from '../ui/keys.ts';

/** As `INDENT_KEYS` says them. */
const HELD = isMac ? 'Ctrl-Shift' : 'Alt-Shift';

/** An item of a list. Tab leaves the text in it as anywhere else: it would be a trap (WCAG 2.1.2). */
export const IndentedItem = ListItem.extend({
  addKeyboardShortcuts() {
    const { Tab: _in, 'Shift-Tab': _out, ...others } = this.parent?.() ?? {};
    return {
      ...others,
      // In a list they mean nothing else, also where the item can go no further.
      [`${HELD}-ArrowRight`]: ({ editor }) =>
        editor.commands.sinkListItem(this.name) || editor.isActive(this.name),
      [`${HELD}-ArrowLeft`]: ({ editor }) =>
        (isNested(editor) && editor.commands.liftListItem(this.name)) || editor.isActive(this.name),
    };
  },
});

/** What can be done with the item in which the caret is: the first of a list has none to go into. */
export const indents = (editor: Editor) => ({
  in: editor.can().sinkListItem(IndentedItem.name),
  out: isNested(editor),
});

function isNested({ state }: Editor): boolean {
  const { $from } = state.selection;
  const around = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth).type.name);
  return around.filter((name) => name === IndentedItem.name).length > 1;
}
