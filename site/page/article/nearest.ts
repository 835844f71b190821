import type { Store } from '@generated/entities.ts';
import type { CmsPage } from '../../cms/map/page.ts';
import { number, object } from '../../cms/map/values.ts';
import { byDistance, distance } from '../../shell/store-locator/find-stores.ts';

/** The other shops of a shop's page, nearest first, with whole kilometres as the crow flies. */
export function nearest(
  page: Pick<CmsPage, 'acf' | 'ID'>,
  stores: readonly Store[],
): { store: Store; kilometres: number }[] {
  const location = object(page.acf.location);
  const [lat, lng] = [number(location.lat), number(location.lng)];
  if (lat === undefined || lng === undefined) return [];
  const here = { lat, lng };
  return byDistance(stores, here)
    .filter((store) => store.id !== page.ID && Number.isFinite(distance(store, here)))
    .map((store) => ({ store, kilometres: Math.max(1, Math.round(distance(store, here))) }));
}
