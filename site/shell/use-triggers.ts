import { useEffect, useRef } from 'react';

/**
 * Opens overlays from anything marked `data-overlay="<name>"`. Triggers are links to the page that
 * does the same, so a click with a modifier key, or before this code is there, just follows them.
 */
export function useTriggers(openers: Readonly<Record<string, (() => void) | undefined>>): void {
  const current = useRef(openers);
  useEffect(() => {
    current.current = openers;
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const trigger = (event.target as Element).closest<HTMLElement>('[data-overlay]');
      const open = current.current[trigger?.dataset.overlay ?? ''];
      if (!open) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
