import type { Store } from '@generated/entities.ts';
import { useCallback, useEffect, useState } from 'react';

/** The locator's store source. */
const SOURCE = '/api/stores';

export type StoresState =
  | { phase: 'loading' }
  | { phase: 'error'; retry: () => void }
  | { phase: 'ready'; stores: Store[] };

/** The shops, fetched when the locator is first shown; a failed call can be made again. */
export function useStores(): StoresState {
  const [stores, setStores] = useState<Store[]>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const response = await fetch(SOURCE);
      if (!response.ok) throw new Error(`status ${response.status}`);
      const body = (await response.json()) as { stores: Store[] };
      setStores(body.stores.sort((a, b) => a.city.localeCompare(b.city, 'it')));
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    void load();
  }, [load]);

  if (stores) return { phase: 'ready', stores };
  return failed ? { phase: 'error', retry: load } : { phase: 'loading' };
}
