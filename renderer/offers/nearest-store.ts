import type { Store } from '@generated/entities.ts';
import { regionOfCap } from './cap.ts';

/** What a form tells of a shop. */
export type NearbyStore = Pick<Store, 'city' | 'address' | 'href' | 'region'>;

/**
 * The shop to go to from a postal code: within the same region, the one whose own postal code is
 * closest, because codes follow the map. Undefined where the region has no shop.
 */
export function nearestStore<S extends NearbyStore>(
  cap: string,
  stores: readonly S[],
): S | undefined {
  const region = plainName(regionOfCap(cap) ?? '');
  if (region === '') return undefined;
  const near = stores.filter((store) => plainName(store.region) === region);
  return near.sort((a, b) => distance(cap, a) - distance(cap, b))[0];
}

function distance(cap: string, store: NearbyStore): number {
  const own = /\b\d{5}\b/.exec(store.address)?.[0];
  return own ? Math.abs(Number(own) - Number(cap)) : Number.MAX_SAFE_INTEGER;
}

/** 'Emilia-Romagna' and 'Emilia Romagna' are one region. */
const plainName = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
