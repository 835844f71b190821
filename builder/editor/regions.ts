/**
 * Brings the keyboard to the next part of the window (bar, left panel, page, side panel), or to the
 * one before. Parts are marked by `data-region`, in the order of the document.
 */
export function toRegion(step: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const start = at < 0 && step < 0 ? 0 : at;
  regions.at((start + step) % regions.length)?.focus();
}

/** Frames until a form shows what a step of the history changed. */
const SETTLED = 10;

/**
 * Keeps the keyboard in its part of the window when a step of the history takes away the field it
 * was in: on the bare page the next Backspace would be about the block.
 */
export function keepRegion(from: Element | null): void {
  const region = from?.closest<HTMLElement>('[data-region]');
  if (!region) return;
  let frames = SETTLED;
  const look = () => {
    if (document.activeElement === document.body) region.focus();
    else if (--frames > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
