import { TAB_SHOWN_EVENT } from '@renderer/islands/shown-tab.ts';
import { useEffect } from 'react';

/**
 * Shows what the address's hash names (spec 2.2): folds around it open, and the page scrolls to it.
 * The browser itself scrolls to what it finds while loading; a place it has reached, or the visitor
 * has left since, is not fetched back. For a place in a closed tab the page scrolls to the tabs,
 * which come alive in view and open the tab, and then to the place.
 */
export function useHashTarget(): void {
  useEffect(() => {
    let unseen: Element | null | undefined;
    const show = () => {
      const target = hashTarget();
      for (let fold = target?.closest('details'); fold; ) {
        fold.open = true;
        fold = fold.parentElement?.closest('details');
      }
      let seen = target;
      for (let panel = target?.closest(PANEL); panel; ) {
        if (!isSeen(panel)) seen = tabsOf(panel);
        panel = panel.parentElement?.closest(PANEL);
      }
      seen?.scrollIntoView();
      unseen = seen === target ? undefined : target;
    };
    /** Whoever chose a tab since has another address. */
    const follow = () => {
      if (unseen && unseen === hashTarget() && isSeen(unseen)) show();
    };
    if (window.scrollY === 0) show();
    window.addEventListener('hashchange', show);
    window.addEventListener(TAB_SHOWN_EVENT, follow);
    return () => {
      window.removeEventListener('hashchange', show);
      window.removeEventListener(TAB_SHOWN_EVENT, follow);
    };
  }, []);
}

const PANEL = '[data-tab-panel]';
/** The block whose tabs show a panel. */
const tabsOf = (panel: Element | null) => panel?.parentElement?.parentElement;
const isSeen = (element: Element) => element.getClientRects().length > 0;

/**
 * The element the hash names: by its id, which has hyphens where a name has spaces, or a product
 * tab by its own.
 */
function hashTarget(): Element | null | undefined {
  try {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id === '') return undefined;
    const panel = document.querySelector(`[data-tab-panel="${CSS.escape(id)}"]`);
    return (
      document.getElementById(id) ??
      document.getElementById(id.trim().replace(/\s+/g, '-')) ??
      tabsOf(panel)
    );
  } catch {
    // A hash that cannot be decoded names nothing.
    return undefined;
  }
}
