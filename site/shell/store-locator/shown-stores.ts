import type { Store } from '@generated/entities.ts';
import { byDistance, type Place } from './find-stores.ts';

/** How many shops are shown where only their distance says which. */
const NEAREST = 10;

/**
 * The shops of the list, and where their distance is counted from. Where those that answer the query
 * are closed, the nearest of the others are there instead.
 */
export function shownStores(search: {
  stores: readonly Store[];
  /** Those that answer the query. */
  matching: readonly Store[];
  isWanted: (store: Store) => boolean;
  /** A town that has none. */
  town: Place | undefined;
  /** Where the visitor is. */
  place: Place | undefined;
}): { found: Store[]; from: Place | undefined; isElsewhere: boolean } {
  const { stores, matching, isWanted, town, place } = search;
  const from = town ?? place;
  const wanted = matching.filter(isWanted);
  const closed = wanted.length === 0 ? matching.find(isLocated) : undefined;
  if (closed) {
    const others = nearest(stores.filter(isWanted), from ?? closed);
    if (others.length > 0) return { found: others, from: from ?? closed, isElsewhere: true };
  }
  if (!from) return { found: wanted, from, isElsewhere: false };
  const found = town ? nearest(wanted, town) : byDistance(wanted, from);
  return { found, from, isElsewhere: false };
}

const nearest = (stores: readonly Store[], from: Place) =>
  byDistance(stores, from).slice(0, NEAREST);

/** Whether a shop is on the map. */
export const isLocated = (store: Store): store is Store & Place =>
  store.lat !== undefined && store.lng !== undefined;
