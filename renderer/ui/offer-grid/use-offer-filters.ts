import { useEffect, useMemo, useState } from 'react';
import { keptState } from '../../islands/use-entry-state.ts';
import {
  type Facets,
  type FilterField,
  filterGroups,
  NOTHING,
  readSelection,
  type Selection,
  toggled,
  writeSelection,
} from '../../offers/offer-filters.ts';

/** The filters of a list and what is chosen of them; the choice lives in the address. */
export function useOfferFilters(facets: readonly Facets[]) {
  const groups = useMemo(() => filterGroups(facets), [facets]);
  const [selection, setSelection] = useState<Selection>(NOTHING);

  // After hydration, because the server does not know the address's query.
  useEffect(() => setSelection(readSelection(window.location.search, groups)), [groups]);

  const choose = (next: Selection) => {
    setSelection(next);
    const { pathname, search, hash } = window.location;
    // Replaced, not pushed: a filter is no step of the visit.
    window.history.replaceState(
      keptState(),
      '',
      `${pathname}${writeSelection(search, groups, next)}${hash}`,
    );
  };

  return {
    groups,
    selection,
    chosen: selection.categoria.length + selection.tag.length,
    // Of the address: a choice may come before the state has taken from it what was chosen before.
    toggle: (field: FilterField, value: string) =>
      choose(toggled(readSelection(window.location.search, groups), field, value)),
    clear: () => choose(NOTHING),
  };
}
