import { useEffect, useState } from 'react';

/** Where the history's entry holds what is kept; the framework has keys of its own beside it. */
const KEPT = 'kept';

/**
 * What whoever replaces the entry's address has to leave in it: all of it. Without the framework's keys
 * its router would take note of the address, and come back to it whenever a part of the page arrives,
 * though a link has led on to another place since.
 */
export const keptState = (): Record<string, unknown> => ({ ...window.history.state });

/**
 * State that the visit's entry keeps: who goes on to another page and comes back finds it as it was.
 * It is in no address and on no other page. `isRestored` until it is changed here.
 */
export function useEntryState<State>(key: string, initial: State) {
  const [{ state, isRestored }, set] = useState({ state: initial, isRestored: false });

  // After hydration, because the server knows no history.
  useEffect(() => {
    const kept: State | undefined = window.history.state?.[KEPT]?.[key];
    if (kept) set({ state: kept, isRestored: true });
  }, [key]);

  const change = (next: State) => {
    set({ state: next, isRestored: false });
    const kept = { ...window.history.state?.[KEPT], [key]: next };
    window.history.replaceState({ ...keptState(), [KEPT]: kept }, '');
  };
  return { state, isRestored, change };
}
