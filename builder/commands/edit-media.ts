import type { MediaItem } from '@renderer/document/types.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';

const LABELS: Record<string, string> = {
  alt: 'Testo alternativo',
  decorative: 'Testo alternativo',
  focus: 'Punto focale',
};

/** Changes properties of a media item; its id stays. Typing in one of them is one step. */
export function editMedia(
  store: EditorStore,
  { id, ...properties }: { id: string } & Partial<MediaItem>,
): void {
  const names = Object.keys(properties);
  const name = names.at(-1) ?? '';
  const before = store.getState().media.find((item) => item.id === id);
  const description = {
    label: LABELS[name] ?? 'Immagine modificata',
    group: `media ${id} ${names.join()}`,
    ...(name === 'alt' && { from: before?.alt ?? '', to: properties.alt }),
  };
  transact(store, description, (document) => {
    const changed = (item: MediaItem) =>
      Object.entries(properties).some(([key, value]) => item[key] !== value);
    if (!before || !changed(before)) return document;
    const media = document.media.map((item) =>
      item.id === id ? { ...item, ...properties } : item,
    );
    return { ...document, media };
  });
}
