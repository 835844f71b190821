import { VIEWPORTS, type Viewport } from './ui-store.ts';

/** What both panels take beside the page in a narrow window, in px (LeftPanel, Sidekick). */
const PANELS = 624;

/** Below this a page is looked at, not read. */
const READABLE = 0.4;

/**
 * The width a page is shown at until another is chosen: the widest that is still readable once the
 * panel of a selected block has opened.
 * @param window width of the editor's window, in px
 */
export function firstViewport(window: number): Viewport {
  const widths = VIEWPORTS.filter((width) => width !== 'full');
  const readable = widths.filter((width) => (window - PANELS) / width >= READABLE);
  return readable.at(-1) ?? 390;
}
