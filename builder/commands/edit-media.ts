import type { MediaItem } from '@renderer/document/types.ts';
import { mediaName } from '../media-name.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';
import { newMedia } from './add-media.ts';

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
  const before = store.getState().media.find((item) => item.id === id);
  if (!before) return;
  const changed = (item: MediaItem) =>
    Object.entries(properties).some(([key, value]) => item[key] !== value);
  transact(store, stepOf(before, properties), (document) => {
    if (!changed(before)) return document;
    const media = document.media.map((item) =>
      item.id === id ? { ...item, ...properties } : item,
    );
    return { ...document, media };
  });
}

/** Changes properties of an image by its address, which the page may show without having it yet. */
export function describeMedia(
  store: EditorStore,
  { url, ...properties }: { url: string } & Partial<MediaItem>,
): void {
  const known = store.getState().media.find((item) => item.url === url);
  if (known) {
    editMedia(store, { id: known.id, ...properties });
    return;
  }
  const item = newMedia({ url, ...properties });
  transact(store, stepOf({ url }, properties), (document) => ({
    ...document,
    media: [...document.media, item],
  }));
}

/** The step of the history; by address, so that what begins by adding an image goes on as one. */
function stepOf(
  { url, name: file = '', alt = '' }: Pick<MediaItem, 'url'> & Partial<MediaItem>,
  properties: Partial<MediaItem>,
) {
  const names = Object.keys(properties);
  const name = names.at(-1) ?? '';
  return {
    label: LABELS[name] ?? 'modifica',
    of: mediaName({ name: file, url }),
    group: `media ${url} ${names.join()}`,
    ...(name === 'alt' && { from: alt, to: properties.alt }),
  };
}
