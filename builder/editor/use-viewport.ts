import { useSyncExternalStore } from 'react';
import { VIEWPORTS, type Viewport } from '../store/ui-state.ts';
import { useUi } from './context.ts';

/**
 * What stands beside the page once a block is selected, in px: both panels, which are wider in a wide
 * window, and the stage's edge (LeftPanel, Sidekick, Stage).
 */
const besidePage = (window: number): number => (window >= 1360 ? 292 + 384 : 264 + 336) + 32;

/** From this scale on a page is read with ease; */
const READ = 0.6;
/** below this it is looked at, not read. */
const READABLE = 0.5;

/** Width of the phone's page, which stands for the others only where none of them can be read. */
const PHONE = 390;

/**
 * The width a page is shown at until another is chosen: the widest that is still read once the panel
 * of a selected block has opened.
 * @param window width of the editor's window, in px
 */
export function readableViewport(window: number): Viewport {
  const room = window - besidePage(window);
  const widths = VIEWPORTS.filter((width) => width !== 'full' && width > PHONE);
  const widest = (scale: number) => widths.findLast((width) => room / Number(width) >= scale);
  return widest(READ) ?? widest(READABLE) ?? PHONE;
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
