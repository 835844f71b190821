import { type Editor, getMarkRange } from '@tiptap/core';
import { useLayoutEffect } from 'react';

const NAME = 'linked-words';

/**
 * Marks the words that a link is written for, as long as its address is: the browser marks only what
 * has the keyboard. Nothing of the text changes for it, nor where highlights are not known.
 */
export function useMarkedWords(editor: Editor): void {
  useLayoutEffect(() => {
    if (!('highlights' in CSS)) return;
    const mark = () => CSS.highlights.set(NAME, new Highlight(linkedRange(editor)));
    mark();
    // What changes elsewhere in the text may come with other elements.
    editor.on('transaction', mark);
    return () => {
      editor.off('transaction', mark);
      CSS.highlights.delete(NAME);
    };
  }, [editor]);
}

/** Where the words stand that become a link, or whose link is changed. */
function linkedRange({ state, view }: Editor): Range {
  const { selection, schema } = state;
  const link = schema.marks.link && getMarkRange(selection.$from, schema.marks.link);
  const { from, to } = selection.empty && link ? link : selection;
  const range = new Range();
  const [start, end] = [from, to].map((at) => view.domAtPos(at));
  if (start) range.setStart(start.node, start.offset);
  if (end) range.setEnd(end.node, end.offset);
  return range;
}
