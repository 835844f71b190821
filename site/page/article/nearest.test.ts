import type { Store } from '@generated/entities.ts';
import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const shop = (city: string, lat?: number, lng?: number): Store => ({
  ...{ id: lat ?? 0, city, address: '', slug: city, href: `/punti-vendita/${city}`, region: '' },
  ...{ lat, lng, serviceInfo: false, openingDays: [] },
});
const SHOPS = [
  shop('milano', 45.46, 9.19),
  shop('pisa', 43.72, 10.4),
  shop('firenze', 43.77, 11.25),
  shop('altrove'),
];
const page = (location: object) => ({ acf: { location }, ID: 43.77 });

it('orders the other shops by distance, without those of no position', () => {
  const found = nearest(page({ lat: 43.77, lng: 11.25 }), SHOPS);
  expect(found.map(({ store }) => store.city)).toEqual(['pisa', 'milano']);
  expect(found[0]?.kilometres).toBe(69);
});

it('finds none near a shop of no position', () => {
  expect(nearest(page({}), SHOPS)).toEqual([]);
});
