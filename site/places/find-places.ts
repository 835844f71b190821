import { places } from '@generated/places.ts';
import leven from 'leven';
import { chiefTownOf, isChiefTown } from './chief-towns.ts';
import { plainName } from './plain-name.ts';

/** A town or village of Italy; latitude and longitude in degrees. */
export interface NamedPlace {
  name: string;
  /** Two letters, e.g. `MI`. */
  province: string;
  lat: number;
  lng: number;
}

export interface FoundPlaces {
  /** Places of exactly this name: several where provinces share it. */
  exact: NamedPlace[];
  /**
   * Places whose names begin so, shortest first; where none does, those that it may be a slip of the
   * keys for. Asked for only where none is exact.
   */
  similar: NamedPlace[];
}

/** Shorter words begin too many names. */
const MIN_LENGTH = 3;
const MAX_SIMILAR = 5;
/** Of shorter words, too many are a letter off. */
const MIN_SLIP_LENGTH = 5;
/** Where two letters may be wrong. */
const LONG = 7;
const NONE: FoundPlaces = { exact: [], similar: [] };

/**
 * Places by name, with or without their province: `Pero`, `Pero (MI)`, `pero mi`. For a CAP, or its first
 * three digits, the chief town of its province.
 */
export function findPlaces(query: string): FoundPlaces {
  const sought = plainName(chiefTownOf(query.trim()) ?? query);
  if (sought.length < MIN_LENGTH) return NONE;
  const all = readPlaces();
  const exact = all.filter(
    ({ plain, withProvince }) => plain === sought || withProvince === sought,
  );
  if (exact.length > 0) return { exact: exact.map(({ place }) => place), similar: [] };
  const begun = all
    .filter(({ plain }) => plain.startsWith(sought))
    .sort((a, b) => a.plain.length - b.plain.length);
  const similar = begun.length > 0 ? begun : slipsFor(sought, all);
  return { exact: [], similar: similar.slice(0, MAX_SIMILAR).map(({ place }) => place) };
}

/** Names that are a letter off, or two of a long one, closest first, chief towns before others. */
function slipsFor(sought: string, all: readonly Entry[]): Entry[] {
  if (sought.length < MIN_SLIP_LENGTH) return [];
  const most = sought.length < LONG ? 1 : 2;
  return all
    .map((entry) => ({ entry, off: slipsBetween(entry.plain, sought, most) }))
    .filter(({ off }) => off <= most)
    .sort(
      (a, b) =>
        a.off - b.off ||
        // Of towns as close, who writes fast means the better known.
        Number(isChiefTown(b.entry.withProvince)) - Number(isChiefTown(a.entry.withProvince)),
    )
    .map(({ entry }) => entry);
}

/** How many letters are off; two that changed places, the commonest slip, count as none and come first. */
function slipsBetween(name: string, sought: string, most: number): number {
  const at = [...name].findIndex((letter, index) => letter !== sought[index]);
  const swapped = `${sought.slice(0, at)}${sought[at + 1]}${sought[at]}${sought.slice(at + 2)}`;
  return swapped === name ? 0 : leven(name, sought, { maxDistance: most + 1 });
}

interface Entry {
  place: NamedPlace;
  plain: string;
  withProvince: string;
}

let entries: readonly Entry[] | undefined;

/** Read when the first visitor asks for one: ten thousand names are of no use to most processes. */
function readPlaces(): readonly Entry[] {
  entries ??= places
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', province = '', lat, lng] = line.split('|');
      const plain = plainName(name);
      return {
        place: { name, province, lat: Number(lat), lng: Number(lng) },
        ...{ plain, withProvince: `${plain} ${province.toLowerCase()}` },
      };
    });
  return entries;
}
