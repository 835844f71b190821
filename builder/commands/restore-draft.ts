import type { Document } from '@renderer/document/types.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';

/**
 * Puts back a local draft: one step of the history, so that it can be undone.
 * @param plan id of the planned changes that the page has in it then
 */
export function restoreDraft(
  store: EditorStore,
  {
    document,
    template,
    label = 'Ripresa della bozza locale',
    plan,
  }: {
    document: Pick<Document, 'nodes' | 'media'>;
    template?: string;
    label?: string;
    plan?: string;
  },
): void {
  const { nodes, media } = document;
  transact(
    store,
    { label },
    (current) => ({ ...current, nodes, media }),
    (after, { currentlyEditing: id }) => ({
      currentlyEditing: id !== null && after.nodes.has(id) ? id : null,
      ...(template !== undefined && { template }),
      ...(plan !== undefined && { plan }),
    }),
  );
}
