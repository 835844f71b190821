import { mediaName } from '../media-name.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';
import { REMOVAL } from './delete-node.ts';

/** Takes an item from the media list by id; the file stays in the CMS. */
export function removeMedia(store: EditorStore, { id }: { id: string }): void {
  const item = store.getState().media.find((each) => each.id === id);
  if (!item) return;
  transact(store, { label: REMOVAL, of: mediaName(item) }, (document) => ({
    ...document,
    media: document.media.filter((each) => each !== item),
  }));
}
