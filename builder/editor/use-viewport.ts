import { useSyncExternalStore } from 'react';
import { VIEWPORTS, type Viewport } from '../store/ui-store.ts';
import { useUi } from './context.ts';

/** What both panels take beside the page in a narrow window, in px (LeftPanel, Sidekick). */
const PANELS = 624;

/** Below this a page is looked at, not read. */
const READABLE = 0.5;

/**
 * The width a page is shown at until another is chosen: the widest that is still readable once the
 * panel of a selected block has opened.
 * @param window width of the editor's window, in px
 */
export function readableViewport(window: number): Viewport {
  const widths = VIEWPORTS.filter((width) => width !== 'full');
  const readable = widths.filter((width) => (window - PANELS) / width >= READABLE);
  return readable.at(-1) ?? 390;
}

/** The width that was chosen, or the one that suits the window. */
export function useViewport(): Viewport {
  const chosen = useUi((state) => state.viewport);
  const readable = useSyncExternalStore(onResize, () => readableViewport(window.innerWidth));
  return chosen ?? readable;
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
