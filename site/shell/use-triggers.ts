import { useEffect } from 'react';
import type { Asking } from './consent/use-consent.ts';
import { overlayNamed, triggerAt } from './overlays/overlay.ts';

/**
 * Opens overlays from anything marked `data-overlay="<name>"`, and the cookie choices from
 * `consent`. Triggers are links to the page that does the same, so a click with a modifier key, or
 * before this code is there, just follows them.
 */
export function useTriggers(setAsking: (asking: Asking) => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const name = triggerAt(event.target);
      const overlay = overlayNamed(name);
      if (name === 'consent') setAsking('again');
      else if (overlay) overlay.open();
      else return;
      event.preventDefault();
    };
    // On the window: React stops a click on its way to an island whose code has not come yet.
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, [setAsking]);
}
