import { useEffect } from 'react';
import { OVERLAYS } from './overlays/overlay.ts';

/** Name of the query that the store locator block sends, e.g. `/punti-vendita?cerca=10100`. */
const PLACE_QUERY = 'cerca';

/** Opens the store locator for a visitor who comes from a search for a place, or for all of them. */
export function useSearchedPlace(): void {
  useEffect(() => {
    if (location.pathname.startsWith('/punti-vendita') && searchedPlace() !== undefined) {
      OVERLAYS.storeLocator.open();
    }
  }, []);
}

/** The place of the address, empty for all; undefined where none was searched for. */
export function searchedPlace(): string | undefined {
  return new URLSearchParams(location.search).get(PLACE_QUERY)?.trim().slice(0, 60);
}
