/** Brings what is said at the end of a form into view as it comes: a ref. */
export function intoView(said: HTMLElement | null): void {
  said?.scrollIntoView({ block: 'nearest' });
}
