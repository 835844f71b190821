import type { CanvasStore } from './canvas-store.ts';
import type { LetterPlace } from './letter-at.ts';

/** So long after a click the page may change its size for it, as a panel opens beside it; in ms. */
const OPENING_MS = 1_500;

/**
 * Keeps what was clicked as high on the screen as it was, when the page gets narrower or smaller for a
 * panel that the click opened. Returns what ends it.
 */
export function keepInPlace(
  store: Pick<CanvasStore, 'getView' | 'subscribeView'>,
  letter: () => LetterPlace | undefined,
): () => void {
  const height = () => (letter()?.top ?? Number.NaN) * store.getView().zoom;
  const before = height();
  let { zoom } = store.getView();
  let frame = 0;
  const settle = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const off = (height() - before) / store.getView().zoom;
      if (Math.abs(off) > 1) window.scrollBy({ top: off, behavior: 'instant' });
    });
  };
  const onView = () => {
    const now = store.getView().zoom;
    if (now !== zoom) settle();
    zoom = now;
  };
  const unsubscribe = store.subscribeView(onView);
  const stop = () => {
    unsubscribe();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    window.removeEventListener('resize', settle);
    window.removeEventListener('wheel', stop);
  };
  const timer = setTimeout(stop, OPENING_MS);
  window.addEventListener('resize', settle);
  // Whoever scrolls says where the page is to be.
  window.addEventListener('wheel', stop, { passive: true });
  return stop;
}
