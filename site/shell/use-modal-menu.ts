import { useEffect } from 'react';

/**
 * Keeps the focus within the mobile menu: while that is open, nothing beside it can be reached. The
 * rest comes back before the menu goes, for the browser then gives the focus back to its button.
 */
export function useModalMenu(): void {
  useEffect(() => {
    const menu = document.getElementById('menu-mobile');
    const onToggle = ({ type, newState }: ToggleEvent) => {
      const isOpen = newState === 'open';
      if (isOpen && type === 'beforetoggle') return;
      for (let part = menu; part && part !== document.body; part = part.parentElement) {
        for (const beside of part.parentElement?.children ?? []) {
          if (beside !== part) (beside as HTMLElement).inert = isOpen;
        }
      }
    };
    menu?.addEventListener('beforetoggle', onToggle);
    menu?.addEventListener('toggle', onToggle);
    return () => {
      menu?.removeEventListener('beforetoggle', onToggle);
      menu?.removeEventListener('toggle', onToggle);
    };
  }, []);
}
