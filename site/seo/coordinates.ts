import { number } from '../cms/map/values.ts';

/** schema.org GeoCoordinates of a place of the CMS; undefined when it has none. */
export function coordinates(place: Record<string, unknown>): object | undefined {
  const [latitude, longitude] = [number(place.lat), number(place.lng)];
  if (latitude === undefined || longitude === undefined) return undefined;
  return { '@type': 'GeoCoordinates', latitude, longitude };
}
