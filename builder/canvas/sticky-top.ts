/** How far below the window's top an element stays while its page is scrolled, in px; undefined where it goes along. */
export function stickyTop(element: Element): number | undefined {
  const { position, top } = getComputedStyle(element);
  return position === 'sticky' ? Number.parseFloat(top) || 0 : undefined;
}
