import { useEffect, useRef } from 'react';
import { useSession } from './context.ts';

/** As long as a sentence or two take to be read, and a decision about them. */
const READ_MS = 20_000;

/**
 * Closes a notice over the page once somebody works on who has had time to read it: it would lie over
 * what is worked on.
 * @param notice what it says; another one has its time anew
 */
export function useGoesWithWork(notice: unknown, close: () => void): void {
  const { store } = useSession();
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (notice === null) return;
    const since = Date.now();
    return store.subscribe((state, before) => {
      if (state.nodes !== before.nodes && Date.now() - since > READ_MS) latest.current();
    });
  }, [store, notice]);
}
