import { useEffect } from 'react';

const BESIDE_MENU = 'body>:not(:has(#menu-mobile)),:has(+#menu-mobile)';

/**
 * Keeps the focus within the mobile menu: while that is open, nothing beside it can be reached. The
 * rest comes back before the menu goes, for the browser then gives the focus back to its button.
 */
export function useModalMenu(): void {
  useEffect(() => {
    const menu = document.querySelector<HTMLElement>('#menu-mobile');
    if (!menu) return;
    menu.onbeforetoggle = menu.ontoggle = ({ type, newState }) => {
      for (const part of document.querySelectorAll<HTMLElement>(BESIDE_MENU)) {
        part.inert = type === 'toggle' && newState === 'open';
      }
    };
  }, []);
}
