import type { MouseEvent } from 'react';
import { hasUnsaved } from '../../draft/is-unsaved.ts';
import type { Session } from '../../session.ts';
import type { LeavingTo } from '../../store/ui-state.ts';

/**
 * Leads to another page of the editor without the browser's question, which comes too late to be
 * answered with no: what is unsaved stays in this browser, and is offered when the page is opened.
 */
export function leaveTo({ ui }: Session, address: string): void {
  // Browsers tell the window's listeners in their order: none that comes later can stop the guard.
  ui.setState({ hasLeft: true });
  window.location.assign(address);
}

/** Leads elsewhere; what is to become of unsaved work is asked first. */
export function goTo(session: Session, leaving: LeavingTo): void {
  if (hasUnsaved(session)) ask(session, leaving);
  else window.location.assign(leaving.address);
}

/** Asks the same of a link that was pressed; one that opens another tab or window leaves nothing. */
export function followLink(session: Session, event: MouseEvent, leaving: LeavingTo): void {
  if (opensElsewhere(event) || !hasUnsaved(session)) return;
  event.preventDefault();
  ask(session, leaving);
}

/** Whether the browser opens a pressed link in another tab or window, or saves it. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

const ask = ({ ui }: Session, leaving: LeavingTo) => ui.setState({ leaving, pages: null });
