import type { Document } from '@renderer/document/types.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';

/** Puts back a local draft: one step of the history, so that it can be undone. */
export function restoreDraft(
  store: EditorStore,
  {
    document,
    template,
    label = 'Ripresa della bozza locale',
  }: { document: Document; template?: string; label?: string },
): void {
  const { nodes, media } = document;
  transact(
    store,
    { label },
    (current) => ({ ...current, nodes, media }),
    () => (template === undefined ? {} : { template }),
  );
}
