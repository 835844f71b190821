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
