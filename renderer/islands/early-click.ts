declare global {
  interface Window {
    /** The visitor's last click, noted by a script in the page itself, before any other code. */
    earlyClick?: { target: EventTarget | null; time: number } | undefined;
  }
}

/** Older clicks are left alone, in ms: who waited longer than this has gone on to something else. */
const PATIENCE = 10_000;

/** What does nothing without code; a checkbox that belongs to a form keeps its tick, and has a name. */
const NEEDS_CODE = '[type=button],[type=checkbox]:not([name])';

/**
 * Repeats, on an island that has just come alive, the click that it was too late for: on a button,
 * or on a choice that only code knows of. Links, form fields and details have done what they do.
 * @param time now, in ms since the page was opened
 */
export function repeatEarlyClick(island: Element, time = performance.now()): void {
  const click = window.earlyClick;
  if (!click || time - click.time > PATIENCE || !(click.target instanceof Element)) return;
  const control = click.target.closest<HTMLElement>(NEEDS_CODE);
  if (!control || !island.contains(control)) return;
  window.earlyClick = undefined;
  control.click();
}
