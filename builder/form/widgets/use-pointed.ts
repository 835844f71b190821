import { type PointerEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether the pointer points at something of a list: not before it moves over it, since a list that
 * opens under a resting pointer was not pointed at. `forget` gives the word to the keyboard.
 */
export function usePointed(shown: boolean) {
  const [pointed, setPointed] = useState(false);
  const rest = useRef<{ x: number; y: number }>(undefined);
  const forget = useCallback(() => {
    rest.current = undefined;
    setPointed(false);
  }, []);
  useLayoutEffect(() => {
    if (!shown) forget();
  }, [shown, forget]);
  const onPointer = ({ screenX: x, screenY: y }: PointerEvent) => {
    const from = rest.current;
    rest.current ??= { x, y };
    // Browsers tell of a resting pointer, too, once something else is under it.
    if (from && (from.x !== x || from.y !== y)) setPointed(true);
  };
  return { pointed, forget, onPointer };
}
