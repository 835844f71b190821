/** What the site's header covers at the top of the screen, in px; none in the builder's canvas. */
export function headerHeight(): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue('--header-height');
  return Number.parseInt(value, 10) || 0;
}
