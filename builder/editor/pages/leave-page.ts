/**
 * Leads to another page of the editor without the browser's question, which comes too late to be
 * answered with no: what is unsaved stays in this browser, and is offered when the page is opened.
 */
export function leaveTo(address: string): void {
  const unasked = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('beforeunload', unasked, { capture: true });
  window.location.assign(address);
}
