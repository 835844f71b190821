import { useEffect, useState } from 'react';

/** Where the history's entry holds what is kept; the framework has keys of its own beside it. */
const KEPT = 'kept';

/** What whoever replaces the entry's address has to leave in it. */
export const keptState = (): Record<string, unknown> => ({
  [KEPT]: window.history.state?.[KEPT],
});

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
    window.history.replaceState({ [KEPT]: kept }, '');
  };
  return { state, isRestored, change };
}
