import { useEffect } from 'react';
import { OVERLAYS } from './overlays/overlay.ts';

/** Name of the query that the store locator block sends, e.g. `/punti-vendita?cerca=10100`. */
const PLACE_QUERY = 'cerca';

/**
 * Opens the store locator for a visitor who comes from a search for a place, or for none: all are
 * shown then. Once it is closed, the focus is on the button of that search, which is on this page, too.
 */
export function useSearchedPlace(): void {
  useEffect(() => {
    const { pathname, search } = window.location;
    if (!pathname.startsWith('/punti-vendita')) return;
    if (!new URLSearchParams(search).has(PLACE_QUERY)) return;
    const field = document.querySelector<HTMLInputElement>(`[name=${PLACE_QUERY}]`);
    field?.form?.querySelector('button')?.focus({ preventScroll: true });
    OVERLAYS.storeLocator.open();
  }, []);
}

/** The place of the address, or nothing. */
export function searchedPlace(): string {
  return new URLSearchParams(window.location.search).get(PLACE_QUERY)?.trim().slice(0, 60) ?? '';
}
