import { places } from '@generated/places.ts';
import { slipsBetween } from '@renderer/ui/text/slips.ts';
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

/** Names that what was typed may be a slip for, closest first, chief towns before others. */
function slipsFor(sought: string, all: readonly Entry[]): Entry[] {
  return all
    .flatMap((entry) => {
      const off = slipsBetween(entry.plain, sought);
      return off === undefined ? [] : { entry, off };
    })
    .sort(
      (a, b) =>
        a.off - b.off ||
        // Of towns as close, who writes fast means the better known.
        Number(isChiefTown(b.entry.withProvince)) - Number(isChiefTown(a.entry.withProvince)),
    )
    .map(({ entry }) => entry);
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
