import { replaceInDocument } from '../replacing/replace-in-document.ts';
import type { Sought } from '../replacing/replace-text.ts';
import { whyLeft } from '../replacing/why-left.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { quoted } from '../store/history.ts';
import { documentOf } from '../store/state.ts';
import { transact } from '../store/transact.ts';

/** Replaces a text in the open page, as one step of the history; its blocks' forms are loaded. */
export function replaceText(
  store: EditorStore,
  sought: Sought,
): { count: number; locked: number; why?: string } {
  const replaced = replaceInDocument(documentOf(store.getState()), sought);
  const { document, count, locked } = replaced;
  const why = whyLeft(replaced);
  if (why !== undefined) return { count: 0, locked, why };
  const { text: from, by: to } = sought;
  transact(
    store,
    { label: 'sostituzione', of: `${quoted(from)} con ${quoted(to)}` },
    () => document,
  );
  return { count, locked };
}
