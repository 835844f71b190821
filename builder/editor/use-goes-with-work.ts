import { type RefObject, useEffect, useRef } from 'react';
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

/**
 * Closes a notice that asks nothing once it has been read, unless somebody is at it: pointed at, or
 * with the keyboard in it.
 */
export function useGoesByItself(
  notice: unknown,
  { element, close }: { element: RefObject<Element | null>; close: () => void },
): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!notice) return;
    const look = () => {
      const at = element.current;
      if (!at?.matches(':hover') && !at?.contains(document.activeElement)) latest.current();
    };
    const timer = setInterval(look, READ_MS);
    return () => clearInterval(timer);
  }, [notice, element]);
}
