import type { Store } from '@generated/entities.ts';

/** A region with its stores (spec 3.7). */
export interface RegionGroup {
  region: string;
  stores: Store[];
}

/** Stores by region, both in Italian alphabetical order; stores without a region come last. */
export function groupByRegion(stores: readonly Store[]): RegionGroup[] {
  const groups = new Map<string, Store[]>();
  for (const store of stores)
    groups.set(store.region, [...(groups.get(store.region) ?? []), store]);
  return [...groups]
    .sort(([a], [b]) => Number(a === '') - Number(b === '') || a.localeCompare(b, 'it'))
    .map(([region, list]) => ({
      region: region || 'Altre zone',
      stores: list.sort((a, b) => a.city.localeCompare(b.city, 'it')),
    }));
}
