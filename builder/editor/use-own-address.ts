import { useEffect } from 'react';
import { useSession } from './context.ts';

/**
 * Follows the page to where it was moved: a reload must find it, the old address is another's or
 * nobody's. What the address asked for at the opening, a reload does not ask for again.
 */
export function useOwnAddress(): void {
  const { ui } = useSession();
  useEffect(() => {
    const { hash, pathname, search } = location;
    if (hash !== '') history.replaceState(history.state, '', pathname + search);
  }, []);
  useEffect(
    () =>
      ui.subscribe(({ page }, before) => {
        if (page.path === before.page.path) return;
        // With the router's own state it takes this for no navigation of its own.
        history.replaceState(history.state, '', `${page.path}?pb`);
      }),
    [ui],
  );
}
