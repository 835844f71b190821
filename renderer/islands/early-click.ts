declare global {
  interface Window {
    /** The visitor's last click, noted by a script in the page itself, before any other code. */
    earlyClick?: { target: EventTarget | null; time: number } | undefined;
  }
}

/** Older clicks are left alone, in ms: who waited longer than this has gone on to something else. */
const PATIENCE = 10_000;

/**
 * Repeats, on an island that has just come alive, the click that it was too late for. Only buttons:
 * links, inputs and details have done what they do without code.
 * @param time now, in ms since the page was opened
 */
export function repeatEarlyClick(island: Element, time = performance.now()): void {
  const click = window.earlyClick;
  if (!click || time - click.time > PATIENCE || !(click.target instanceof Element)) return;
  const button = click.target.closest<HTMLButtonElement>('button[type="button"]');
  if (!button || !island.contains(button)) return;
  window.earlyClick = undefined;
  button.click();
}
