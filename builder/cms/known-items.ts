import type { CmsItem } from './library.ts';

const known = new Map<number, CmsItem | null>();

/** The item of an id, as far as it was asked for: null where there is none, undefined while unknown. */
export const knownItem = (id: number): CmsItem | null | undefined => known.get(id);

/** Keeps what the CMS answered, so that it is asked for once. */
export function noteItem(id: number, item: CmsItem | null): void {
  known.set(id, item);
}
