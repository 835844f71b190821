import { useEffect, useState } from 'react';
import { keptState } from '../../islands/use-entry-state.ts';
import { addressWithFilter, filterOfQuery } from './filter-address.ts';

/**
 * The one filter of a list, which the address's query remembers; undefined for none.
 * @param values what it may be; the same array at every rendering
 */
export function useAddressFilter(parameter: string, values: readonly string[]) {
  const [value, setValue] = useState<string>();

  // After hydration, because the server does not know the address's query.
  useEffect(
    () => setValue(filterOfQuery(window.location.search, parameter, values)),
    [parameter, values],
  );

  const choose = (chosen: string | undefined) => {
    setValue(chosen);
    const address = addressWithFilter(window.location.href, parameter, chosen);
    // Replaced, not pushed: a filter is a view of the page, not a step of the visit.
    window.history.replaceState(keptState(), '', address);
  };
  return [value, choose] as const;
}
