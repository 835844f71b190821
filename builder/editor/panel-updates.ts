import { useEffect } from 'react';

type Listener = () => void;
type Subscribe = (listener: Listener) => () => void;

/**
 * How long panels wait for changes to stop. Frames do not come at all to a tab that nobody sees.
 */
const PATIENCE_MS = 100;
/** What a person does next. */
const INPUTS = ['pointerdown', 'keydown', 'beforeinput', 'click', 'drop'] as const;

const waiting = new Set<Listener>();
let deadline: ReturnType<typeof setTimeout> | undefined;
let paint: { isOver: boolean; callOff(): void } | undefined;

/**
 * Calls back with the panels: once the page has been painted as it is now in the canvas. What is
 * returned takes that back.
 */
export function withPanels(callback: Listener): () => void {
  waiting.add(callback);
  deadline ??= setTimeout(updatePanels, PATIENCE_MS);
  // The frame that is waited for paints this change, too. Each panel asks for itself: a frame for each
  // of them would be some seventy for a change.
  if (!paint || paint.isOver) {
    paint?.callOff();
    paint = afterPaint(updatePanels);
  }
  return () => forget(callback);
}

/** Takes back what was waited for; where nobody waits any more, nothing is left to come. */
function forget(listener: Listener): void {
  waiting.delete(listener);
  if (waiting.size === 0) callOff();
}

function callOff(): void {
  clearTimeout(deadline);
  deadline = undefined;
  paint?.callOff();
  paint = undefined;
}

/**
 * A subscription for a panel. The page itself is what an editor looks at while changing it: it is
 * painted first, alone; outline, form and bar are worked out after it, about two frames later, and
 * once however many changes there were.
 */
export function followed(subscribe: Subscribe): Subscribe {
  return (listener) => {
    const unsubscribe = subscribe(() => withPanels(listener));
    return () => {
      forget(listener);
      unsubscribe();
    };
  };
}

/** Brings the panels up to date now. */
export function updatePanels(): void {
  callOff();
  const listeners = [...waiting];
  waiting.clear();
  for (const listener of listeners) listener();
}

/** No key and no press meets a panel that is behind: what waits is done before it is heard. */
export function usePanelsAtInput(): void {
  useEffect(() => {
    for (const type of INPUTS) window.addEventListener(type, updatePanels, true);
    return () => {
      for (const type of INPUTS) window.removeEventListener(type, updatePanels, true);
    };
  }, []);
}

function afterPaint(callback: Listener): { isOver: boolean; callOff(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The first frame paints, the second begins when that is done; it too comes before the panels.
  let frame = requestAnimationFrame(() => {
    wait.isOver = true;
    frame = requestAnimationFrame(() => {
      timer = setTimeout(callback);
    });
  });
  const wait = {
    isOver: false,
    callOff: () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    },
  };
  return wait;
}
