import { decoded } from '@renderer/ui/text/decoded.ts';
import { useEffect } from 'react';

/**
 * Shows what the address's hash names (spec 2.2): folds around it open, and the page scrolls to it.
 * The browser itself scrolls to what it finds while loading; a place it has reached, or the visitor
 * has left since, is not fetched back. For a place in a closed tab the page scrolls to the tabs:
 * they come alive in view, open the tab and lead on.
 */
export function useHashTarget(): void {
  useEffect(() => {
    const show = () => {
      let target = hashTarget();
      for (let fold = target?.closest('details'); fold; ) {
        fold.open = true;
        fold = fold.parentElement?.closest('details');
      }
      while (target && target.getClientRects().length < 1) {
        target = tabsOf(target.closest('[data-tab-panel]'));
      }
      target?.scrollIntoView();
    };
    if (window.scrollY === 0) show();
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, []);
}

/** The block whose tabs show a panel. */
const tabsOf = (panel: Element | null) => panel?.parentElement?.parentElement;

/**
 * The element the hash names: by its id, which has hyphens where a name has spaces, or a product
 * tab by its own.
 */
function hashTarget(): Element | null | undefined {
  // One that cannot be decoded names nothing.
  const id = decoded(location.hash.slice(1));
  if (!id) return undefined;
  return (
    document.getElementById(id) ??
    document.getElementById(id.trim().replace(/\s+/g, '-')) ??
    tabsOf(document.querySelector(`[data-tab-panel="${CSS.escape(id)}"]`))
  );
}
