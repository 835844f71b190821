import type { MediaItem } from '@renderer/document/types.ts';
import type { CmsItem } from './library.ts';

const known = new Map<number, CmsItem | null>();

/** The item of an id, as far as it was asked for: null where there is none, undefined while unknown. */
export const knownItem = (id: number): CmsItem | null | undefined => known.get(id);

/** Keeps what the CMS answered, so that it is asked for once. */
export function noteItem(id: number, item: CmsItem | null): void {
  known.set(id, item);
}

const titles = new Map<string, string>();

const key = (address: string) => address.replace(/\/$/, '');

/** What an offer or an image is called, by its whole address; undefined while that is unknown. */
export const knownTitle = (address: string): string | undefined => titles.get(key(address));

/** Keeps what is at an address by its name, where it has one. */
export function noteTitle(address: string, title: string): void {
  if (title !== '') titles.set(key(address), title);
}

export function noteImages(media: readonly MediaItem[]): void {
  for (const { url, name = '' } of media) noteTitle(url, name);
}
