import { type Editor, useEditorState } from '@tiptap/react';
import { INDENT_KEYS } from '../ui/keys.ts';
import { backToText } from './back-to-text.ts';
import { FormatButton } from './FormatButton.tsx';
import { IndentedItem, indents } from './list-indent.ts';
import { useIsPlaced } from './use-is-placed.ts';

/**
 * How deep the item with the caret stands in its list. There as soon as the text has a list: coming
 * and going with the caret they would move the text under a press of the pointer.
 */
export function IndentButtons({
  editor,
  className,
  button,
}: {
  editor: Editor;
  className: string | undefined;
  /** Class of each of them. */
  button: string | undefined;
}) {
  const isPlaced = useIsPlaced(editor);
  const { isList, can } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({ isList: hasList(current), can: indents(current) }),
  });
  if (!isList) return null;
  return (
    <span className={className}>
      <FormatButton
        {...{ label: 'Riduci rientro', icon: 'list-indent-decrease', keys: INDENT_KEYS.out }}
        disabled={!isPlaced || !can.out}
        onClick={() => backToText(editor).liftListItem(IndentedItem.name).run()}
        className={button}
      />
      <FormatButton
        {...{ label: 'Aumenta rientro', icon: 'list-indent-increase', keys: INDENT_KEYS.in }}
        disabled={!isPlaced || !can.in}
        onClick={() => backToText(editor).sinkListItem(IndentedItem.name).run()}
        className={button}
      />
    </span>
  );
}

function hasList({ state }: Editor): boolean {
  let found = false;
  state.doc.descendants(({ type }) => {
    if (type.name === IndentedItem.name) found = true;
    return !found;
  });
  return found;
}
