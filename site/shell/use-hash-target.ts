import { useEffect } from 'react';

/**
 * Shows what the address's hash names (spec 2.2): folds around it open, and the page scrolls to it.
 * The browser itself scrolls to what it finds while loading; a place it has reached, or the visitor
 * has left since, is not fetched back.
 */
export function useHashTarget(): void {
  useEffect(() => {
    const show = () => {
      const target = hashTarget();
      for (let fold = target?.closest('details'); fold; ) {
        fold.open = true;
        fold = fold.parentElement?.closest('details');
      }
      target?.scrollIntoView();
    };
    if (window.scrollY === 0) show();
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, []);
}

/**
 * The element the hash names: by its id, which has hyphens where a name has spaces, or a product
 * tab by its own.
 */
function hashTarget(): Element | null | undefined {
  try {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id === '') return undefined;
    const panel = `[data-tab-panel="${CSS.escape(id)}"]`;
    return (
      document.getElementById(id) ??
      document.getElementById(id.trim().replace(/\s+/g, '-')) ??
      document.querySelector(panel)?.parentElement?.parentElement
    );
  } catch {
    // A hash that cannot be decoded names nothing.
    return undefined;
  }
}
