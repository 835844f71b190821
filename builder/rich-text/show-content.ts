import { createDocument, type Editor } from '@tiptap/core';
import { Selection, type Transaction } from '@tiptap/pm/state';

/**
 * Shows in a text editor what its text was made elsewhere. Only what differs is replaced, so that
 * the caret stays at its words; with `toChange` it comes behind what differs, as after a step back.
 */
export function showContent(
  editor: Editor,
  html: string,
  { toChange = false }: { toChange?: boolean } = {},
): void {
  const { state, view, schema } = editor;
  const next = createDocument(html, schema);
  const start = state.doc.content.findDiffStart(next.content);
  const ends = state.doc.content.findDiffEnd(next.content);
  if (start === null || ends === null) return;
  // From both sides the same letter may count as common: `aa` in `aaa`.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const [end, endAfter] = [ends.a + overlap, ends.b + overlap];

  let change = state.tr.replace(start, end, next.slice(start, endAfter));
  if (!change.doc.eq(next)) {
    // Across levels a part may be fitted otherwise than it stands there.
    change = state.tr.replaceWith(0, state.doc.content.size, next.content);
    const { head } = state.selection;
    const moved = head >= end ? head + endAfter - end : Math.min(head, endAfter);
    putCaret(change, moved);
  }
  if (toChange) putCaret(change, endAfter);
  view.dispatch(change.setMeta('preventUpdate', true).setMeta('addToHistory', false));
}

function putCaret(change: Transaction, at: number): void {
  change.setSelection(Selection.near(change.doc.resolve(at), -1));
}
