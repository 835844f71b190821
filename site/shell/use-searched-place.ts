import { useEffect } from 'react';
import { OVERLAYS } from './overlays/overlay.ts';

/** Name of the query that the store locator block sends, e.g. `/punti-vendita?cerca=10100`. */
const PLACE_QUERY = 'cerca';

/** Opens the store locator for a visitor who comes from a search for a place. */
export function useSearchedPlace(): void {
  useEffect(() => {
    if (window.location.pathname.startsWith('/punti-vendita') && searchedPlace() !== '') {
      OVERLAYS.storeLocator.open();
    }
  }, []);
}

/** The place of the address, or nothing. */
export function searchedPlace(): string {
  return new URLSearchParams(window.location.search).get(PLACE_QUERY)?.trim().slice(0, 60) ?? '';
}
