import type { MediaItem } from '@renderer/document/types.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';

/** Changes properties of a media item; its id stays. */
export function editMedia(
  store: EditorStore,
  { id, ...properties }: { id: string } & Partial<MediaItem>,
): void {
  transact(store, { label: 'Immagine modificata' }, (document) => {
    const changed = (item: MediaItem) =>
      Object.entries(properties).some(([name, value]) => item[name] !== value);
    if (!document.media.some((item) => item.id === id && changed(item))) return document;
    const media = document.media.map((item) =>
      item.id === id ? { ...item, ...properties } : item,
    );
    return { ...document, media };
  });
}
