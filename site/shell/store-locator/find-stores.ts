import type { Store } from '@generated/entities.ts';
import { isCap } from '@renderer/offers/cap.ts';
import { plainName } from '../../places/plain-name.ts';

export interface Place {
  lat: number;
  lng: number;
}

/** A CAP that shares fewer digits than this with a shop's is not near it. */
const NEAR_DIGITS = 2;
/** Where a shop has that very CAP, others of its town share so many. */
const TOWN_DIGITS = 3;
const ALL_DIGITS = 5;

/**
 * Shops that answer the query, best first: a CAP or its beginning by the digits shared with the
 * shop's, anything else as words of city, address or region: whole ones, or parts of them where
 * none is whole ("Roma" is not Emilia-Romagna). No query: all, as they came.
 */
export function findStores(stores: readonly Store[], query: string): Store[] {
  const words = plainName(query);
  if (words === '') return [...stores];
  if (/^\d{2,5}$/.test(words)) return byCap(stores, words);
  const whole = byWords(stores, words, (word) => ` ${word} `);
  const found = whole.length > 0 ? whole : byWords(stores, words, (word) => word);
  return found.sort((a, b) => startsWith(b, words) - startsWith(a, words));
}

/**
 * The name of a town that no shop stands in, or a CAP that none is near, as far as the query tells: no
 * word of a shop's town or region; streets are named after towns elsewhere. Empty when there is none.
 */
export function townWithoutShop(stores: readonly Store[], query: string): string {
  const words = plainName(query);
  if (isCapLike(words)) return isNoCap(words) || byCap(stores, words).length > 0 ? '' : words;
  const towns = stores.map(({ city, region, address }) =>
    plainName(`${city} ${region} ${address.split(/\b\d{5}\b/)[1] ?? ''}`),
  );
  const isKnown = towns.some((town) =>
    words.split(' ').every((word) => ` ${town} `.includes(` ${word} `)),
  );
  return /\d/.test(words) || isKnown ? '' : words;
}

/** Whether a query is a CAP, or enough of one to tell its province. */
export const isCapLike = (query: string): boolean => /^\d{3,5}$/.test(query.trim());

/** Whether a query has a CAP's digits, and there is no such CAP. */
export function isNoCap(query: string): boolean {
  const digits = query.trim();
  return digits.length === ALL_DIGITS && isCapLike(digits) && !isCap(digits);
}

/** Shops by distance from a place, nearest first; those without a position last. */
export function byDistance<S extends Store>(stores: readonly S[], from: Place): S[] {
  return [...stores].sort((a, b) => distance(a, from) - distance(b, from));
}

/** Kilometres between a shop and a place as the crow flies; infinite without a position. */
export function distance({ lat, lng }: Pick<Store, 'lat' | 'lng'>, from: Place): number {
  if (lat === undefined || lng === undefined) return Number.POSITIVE_INFINITY;
  const rad = Math.PI / 180;
  const a =
    Math.sin(((lat - from.lat) * rad) / 2) ** 2 +
    Math.cos(lat * rad) * Math.cos(from.lat * rad) * Math.sin(((lng - from.lng) * rad) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(a));
}

/** The postcode in an address: `Via Roma 1, 10100 Torino`. */
export function capOf(address: string): string {
  return address.match(/\b\d{5}\b/)?.[0] ?? '';
}

function byWords(stores: readonly Store[], words: string, sought: (word: string) => string) {
  return stores.filter(({ city, address, region }) => {
    const text = ` ${plainName(`${city} ${address} ${region}`)} `;
    return words.split(' ').every((word) => text.includes(sought(word)));
  });
}

function byCap(stores: readonly Store[], cap: string): Store[] {
  if (isNoCap(cap)) return [];
  const ranked = stores.map((store) => ({
    store,
    shared: sharedDigits(capOf(store.address), cap),
  }));
  const best = Math.max(0, ...ranked.map(({ shared }) => shared));
  if (best < NEAR_DIGITS) return [];
  return ranked
    .filter(({ shared }) => shared >= (best === ALL_DIGITS ? TOWN_DIGITS : NEAR_DIGITS))
    .sort((a, b) => b.shared - a.shared)
    .map(({ store }) => store);
}

function sharedDigits(a: string, b: string): number {
  let count = 0;
  while (count < b.length && a[count] === b[count]) count += 1;
  return count;
}

const startsWith = (store: Store, words: string) => Number(plainName(store.city).startsWith(words));
