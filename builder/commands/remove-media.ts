import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';

/** Takes an item from the media list by id; the file stays in the CMS. */
export function removeMedia(store: EditorStore, { id }: { id: string }): void {
  transact(store, { label: 'Immagine tolta' }, (document) =>
    document.media.some((item) => item.id === id)
      ? { ...document, media: document.media.filter((item) => item.id !== id) }
      : document,
  );
}
