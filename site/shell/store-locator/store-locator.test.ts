import type { Store } from '@generated/entities.ts';
import { describe, expect, it } from 'vitest';
import { byDistance, distance, findStores, townWithoutShop } from './find-stores.ts';
import { isHoliday } from './holidays.ts';
import { openState } from './is-open.ts';
import { MAP_HEIGHT, MAP_WIDTH, mapPoint } from './italy.ts';

const store = (
  city: string,
  address: string,
  region: string,
  lat?: number,
  lng?: number,
): Store => ({
  id: city.length,
  city,
  address,
  region,
  lat,
  lng,
  slug: city,
  href: `/punti-vendita/${city}`,
  serviceInfo: false,
  openingDays: [
    {
      days_descriptions: 'Lunedì - venerdì',
      working_hour_description: '9:00 - 13:00 / 15:00 - 18:30',
    },
  ],
});
const STORES = [
  store('Torino', 'Via Po 1, 10123 Torino', 'Piemonte', 45.07, 7.69),
  store('Milano', 'Corso Como 2, 20121 Milano', 'Lombardia', 45.46, 9.19),
  store('Bergamo', 'Via Roma 3, 24100 Bergamo', 'Lombardia', 45.7, 9.67),
  store('Cantù', 'Via Milano 4, 22063 Cantù', 'Lombardia'),
];
const cities = (found: Store[]) => found.map(({ city }) => city);

describe('findStores', () => {
  it('finds by city without accents or case, the city’s own shop first', () => {
    expect(cities(findStores(STORES, 'cantu'))).toEqual(['Cantù']);
    expect(cities(findStores(STORES, ' MILANO '))).toEqual(['Milano', 'Cantù']);
    expect(cities(findStores(STORES, 'lombardia'))).toHaveLength(3);
  });

  it('takes a whole word before a part of one, and a part while it is being typed', () => {
    const both = [
      store('Bologna', 'Via dei Canapai 44, 40121 Bologna', 'Emilia-Romagna'),
      store('Roma', 'Via dei Mercanti 30, 00184 Roma', 'Lazio'),
    ];
    expect(cities(findStores(both, 'roma'))).toEqual(['Roma']);
    expect(cities(findStores(both, 'rom'))).toEqual(['Roma', 'Bologna']);
  });

  it('finds by CAP the shops of the same area, nearest number first', () => {
    expect(cities(findStores(STORES, '20124'))).toEqual(['Milano']);
    expect(cities(findStores(STORES, '24'))).toEqual(['Bergamo']);
    expect(findStores(STORES, '90100')).toEqual([]);
  });

  it('shows all for no query and none for nonsense', () => {
    expect(findStores(STORES, '  ')).toHaveLength(4);
    expect(findStores(STORES, 'atlantide')).toEqual([]);
  });
});

describe('townWithoutShop', () => {
  it('is what is in no shop’s town or region, and no CAP', () => {
    expect(townWithoutShop(STORES, ' Vittuone ')).toBe('vittuone');
    for (const query of ['', 'milano', 'Lombardia', '20010', '20 Milano']) {
      expect(townWithoutShop(STORES, query), query).toBe('');
    }
  });

  it('may be what a street elsewhere is named after', () => {
    expect(townWithoutShop(STORES, 'Como')).toBe('como');
    expect(cities(findStores(STORES, 'Corso Como'))).toEqual(['Milano']);
  });
});

describe('distance', () => {
  it('is about 125 km from Torino to Milano', () => {
    expect(distance({ lat: 45.4642, lng: 9.19 }, { lat: 45.0703, lng: 7.6869 })).toBeCloseTo(
      125.6,
      0,
    );
  });

  it('puts shops without a position last', () => {
    expect(cities(byDistance(STORES, { lat: 45.7, lng: 9.6 }))).toEqual([
      'Bergamo',
      'Milano',
      'Torino',
      'Cantù',
    ]);
  });
});

describe('openState', () => {
  const at = (iso: string) => openState(STORES[0] as Store, new Date(iso));

  it('goes by the clock of Rome, summer and winter', () => {
    expect(at('2026-07-06T07:30:00Z')).toEqual({ open: true, until: '13:00' });
    expect(at('2026-01-12T07:30:00Z')).toMatchObject({ open: false });
    expect(at('2026-01-12T14:00:00Z')).toEqual({ open: true, until: '18:30' });
    expect(at('2026-01-12T17:30:00Z')).toMatchObject({ open: false });
  });

  it('is closed on days not named and on national holidays', () => {
    expect(at('2026-01-11T10:00:00Z')).toMatchObject({ open: false });
    expect(at('2026-04-06T08:00:00Z')).toMatchObject({ open: false });
    expect(at('2026-12-25T10:00:00Z')).toMatchObject({ open: false });
  });

  it('says when a closed shop opens next, past days it is closed on', () => {
    const opens = (iso: string) => (at(iso) as { opens?: string }).opens;
    expect(opens('2026-01-12T06:00:00Z')).toBe('alle 9:00');
    expect(opens('2026-01-12T12:30:00Z')).toBe('alle 15:00');
    expect(opens('2026-01-12T19:00:00Z')).toBe('domani alle 9:00');
    expect(opens('2026-01-09T19:00:00Z')).toBe('lunedì alle 9:00');
    expect(opens('2026-04-03T19:00:00Z')).toBe('martedì alle 9:00');
  });

  it('does not claim to know hours it cannot read', () => {
    const openingDays = [{ days_descriptions: 'Su appuntamento', working_hour_description: '-' }];
    expect(openState({ openingDays }, new Date())).toEqual({ open: undefined });
  });
});

it('computes Easter Monday', () => {
  for (const day of ['2024-04-01', '2025-04-21', '2026-04-06', '2027-03-29', '2038-04-26']) {
    expect(isHoliday(day), day).toBe(true);
  }
  expect(isHoliday('2026-04-07')).toBe(false);
});

it('has all of Italy on the map', () => {
  for (const place of [
    { lat: 47.05, lng: 12.1 },
    { lat: 36.7, lng: 15.1 },
    { lat: 45.1, lng: 6.7 },
    { lat: 40.1, lng: 18.5 },
  ]) {
    const { x, y } = mapPoint(place);
    expect(x > 0 && x < MAP_WIDTH && y > 0 && y < MAP_HEIGHT, JSON.stringify(place)).toBe(true);
  }
});
