import type { CmsItem } from './library.ts';

const known = new Map<number, CmsItem | null>();

/** The item of an id, as far as it was asked for: null where there is none, undefined while unknown. */
export const knownItem = (id: number): CmsItem | null | undefined => known.get(id);

/** Keeps what the CMS answered, so that it is asked for once. */
export function noteItem(id: number, item: CmsItem | null): void {
  known.set(id, item);
}

const titles = new Map<string, string>();

/** What an offer's address was found to be called; undefined while that is unknown. */
export const knownTitle = (address: string): string | undefined => titles.get(address);

export function noteTitle(address: string, title: string): void {
  titles.set(address, title);
}
