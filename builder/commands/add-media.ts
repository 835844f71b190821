import type { MediaItem } from '@renderer/document/types.ts';
import { v1 } from 'uuid';
import { mediaName } from '../media-name.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';

/** Focal point of a new item: the middle (spec 9). */
export const DEFAULT_FOCUS = [50, 50] as const;

/** A new item of the media list; its id is a UUID v1 made here (spec 3.14). */
export const newMedia = ({
  url,
  ...properties
}: { url: string } & Record<string, unknown>): MediaItem => ({
  ...{ focus: DEFAULT_FOCUS, ...properties },
  ...{ id: v1(), url },
});

/** Group of the step in which an image comes: to be put somewhere right after is no step of its own. */
export const comingOf = (url: string) => `media ${url} comes`;

/** Appends an image to the media list. */
export function addMedia(
  store: EditorStore,
  properties: { url: string } & Record<string, unknown>,
): MediaItem {
  const item = newMedia(properties);
  transact(
    store,
    { label: 'aggiunta', of: mediaName(item), group: comingOf(item.url) },
    (document) => ({
      ...document,
      media: [...document.media, item],
    }),
  );
  return item;
}
