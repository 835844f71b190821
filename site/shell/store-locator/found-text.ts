import type { Store } from '@generated/entities.ts';
import type { NamedPlace } from '../../places/find-places.ts';
import { capOf, isCapLike, isNoCap } from './find-stores.ts';
import { inPlace } from './PlaceChoice.tsx';

/**
 * How many shops are shown, or instead of what: there may be none in a town, nor with a CAP, of which
 * no more is known than its province.
 */
export function foundText(search: {
  found: readonly Store[];
  /** Those that answer the query, also such as are closed now. */
  matching: readonly Store[];
  query: string;
  /** A town that has none. */
  town: NamedPlace | undefined;
  /** Those that answer the query are closed now, and these are others. */
  isElsewhere: boolean;
}): string {
  const { found, matching, query, town, isElsewhere } = search;
  const cap = isCapLike(query) ? query.trim() : '';
  if (isNoCap(query)) return `Il CAP ${cap} non esiste`;
  const isOne = found.length === 1;
  if (isElsewhere) {
    return `Qui ora è tutto chiuso: ecco ${isOne ? 'il più vicino aperto' : 'i più vicini aperti'}`;
  }
  const hasCap = matching.some(({ address }) => capOf(address).startsWith(cap));
  const missing = cap ? !hasCap && `con il CAP ${cap}` : town && inPlace(town);
  if (!missing || found.length === 0)
    return isOne ? 'Un punto vendita' : `${found.length} punti vendita`;
  const from = cap && town ? ` ${inPlace(town)}` : '';
  return `Nessun punto vendita ${missing}: ecco ${isOne ? 'il più vicino' : 'i più vicini'}${from}`;
}
