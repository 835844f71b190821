import type { Store } from '@generated/entities.ts';
import { describe, expect, it } from 'vitest';
import { byDistance, distance, findStores, townWithoutShop } from './find-stores.ts';
import { foundText } from './found-text.ts';
import { MAP_HEIGHT, MAP_WIDTH, mapPoint } from './italy.ts';
import { mapFrame } from './map-frame.ts';
import { shownStores } from './shown-stores.ts';

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
    const monza = store('Monza', 'Via Lecco 5, 20900 Monza', 'Lombardia');
    expect(cities(findStores([monza, ...STORES], '20121'))).toEqual(['Milano']);
    expect(cities(findStores([monza, ...STORES], '20124'))).toEqual(['Milano', 'Monza']);
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

describe('foundText', () => {
  const told = (query: string, found = findStores(STORES, query)) =>
    foundText({
      found,
      matching: findStores(STORES, query),
      query,
      town: undefined,
      isElsewhere: false,
    });

  it('says how many there are, and of a CAP without a shop that they are near', () => {
    expect(told('')).toBe('4 punti vendita');
    expect(told('torino')).toBe('Un punto vendita');
    expect(told('10123')).toBe('Un punto vendita');
    expect(told('101')).toBe('Un punto vendita');
    expect(told('10098')).toBe('Nessun punto vendita con il CAP 10098: ecco il più vicino');
    expect(told('24121')).toBe('Nessun punto vendita con il CAP 24121: ecco il più vicino');
  });

  it('says that there is no such CAP, near which no shop can be', () => {
    for (const cap of ['00000', '00009', '49100', ' 99999 ']) {
      expect(told(cap), cap).toBe(`Il CAP ${cap.trim()} non esiste`);
      expect(findStores(STORES, cap), cap).toEqual([]);
      expect(townWithoutShop(STORES, cap), cap).toBe('');
    }
    expect(townWithoutShop(STORES, '00010')).toBe('00010');
  });

  it('a shop that is closed now still has its CAP', () => {
    expect(told('20121', [])).toBe('0 punti vendita');
    expect(told('10123', STORES.slice(1, 3))).toBe('2 punti vendita');
  });
});

describe('shownStores', () => {
  const shown = (query: string, open: string[], place?: { lat: number; lng: number }) =>
    shownStores({
      stores: STORES,
      matching: findStores(STORES, query),
      isWanted: ({ city }) => open.includes(city),
      town: undefined,
      place,
    });

  it('are others, the nearest first, where all that were looked for are closed', () => {
    const { found, from, isElsewhere } = shown('torino', ['Bergamo', 'Milano']);
    expect([cities(found), isElsewhere]).toEqual([['Milano', 'Bergamo'], true]);
    expect(from).toMatchObject({ city: 'Torino' });
    const told = foundText({
      found,
      matching: found,
      query: 'torino',
      town: undefined,
      isElsewhere,
    });
    expect(told).toBe('Qui ora è tutto chiuso: ecco i più vicini aperti');
  });

  it('are near to the visitor, where it is known where that is', () => {
    const { found } = shown('torino', ['Bergamo', 'Milano'], { lat: 45.7, lng: 9.6 });
    expect(cities(found)).toEqual(['Bergamo', 'Milano']);
  });

  it('are none where none is open, or nothing was found', () => {
    expect(shown('torino', [])).toEqual({ found: [], from: undefined, isElsewhere: false });
    expect(shown('atlantide', ['Milano']).found).toEqual([]);
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

describe('the frame of the map', () => {
  const north = { lat: 47.05, lng: 12.1 };
  const south = { lat: 36.7, lng: 15.1 };

  it('is all of it for shops all over Italy, and for none', () => {
    const all = { x: -6, y: -6, width: MAP_WIDTH + 12, height: MAP_HEIGHT + 12, scale: 1 };
    expect(mapFrame([north, south])).toEqual(all);
    expect(mapFrame([])).toEqual(all);
  });

  it.each([north, south, { lat: 45.1, lng: 6.7 }])(
    'holds a single shop at %o, on the map',
    (place) => {
      const { x, y, width, height } = mapFrame([place]);
      const point = mapPoint(place);
      expect(width).toBeLessThan(MAP_WIDTH / 2);
      expect(point.x > x && point.x < x + width && point.y > y && point.y < y + height).toBe(true);
      expect(x >= -6 && y >= -6 && x + width <= MAP_WIDTH + 6.1).toBe(true);
      expect(y + height).toBeLessThanOrEqual(MAP_HEIGHT + 6.1);
    },
  );
});
