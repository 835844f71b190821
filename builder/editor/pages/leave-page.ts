import { OTHER_PAGE } from '../../session.ts';

/**
 * Leads to the list of pages. The open one is gone: what of it is unsaved cannot be saved, so that
 * nothing asks about it; in this browser it stays.
 */
export function leavePage(): void {
  const unasked = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('beforeunload', unasked, { capture: true });
  window.location.assign(`/?pb${OTHER_PAGE}`);
}
