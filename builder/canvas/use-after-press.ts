import { type RefObject, useEffect } from 'react';

/** So long a second press belongs to the first one, as of a double click, */
const AGAIN_MS = 700;
/** unless the pointer has gone so far, px. */
const MOVED = 4;

/**
 * Marks the overlay (`data-after-press`) while the pointer rests where it has just pressed the page:
 * a bar that comes under it, because the page scrolled or another block is selected, is not what a
 * second press is meant for.
 */
export function useAfterPress(overlay: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let pressed = { x: 0, y: 0 };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      timer = undefined;
      overlay.current?.removeAttribute('data-after-press');
    };
    const onDown = ({ target, clientX: x, clientY: y }: PointerEvent) => {
      if (overlay.current?.contains(target as Node)) return;
      clearTimeout(timer);
      pressed = { x, y };
      overlay.current?.setAttribute('data-after-press', '');
      timer = setTimeout(end, AGAIN_MS);
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      const far = Math.hypot(clientX - pressed.x, clientY - pressed.y) > MOVED;
      if (timer !== undefined && far) end();
    };
    document.addEventListener('pointerdown', onDown, true);
    document.addEventListener('pointermove', onMove, { capture: true, passive: true });
    return () => {
      end();
      document.removeEventListener('pointerdown', onDown, true);
      document.removeEventListener('pointermove', onMove, true);
    };
  }, [overlay]);
}
