import { isTextField } from '../shortcuts.ts';
import { firstControl } from './first-control.ts';

/**
 * Props of what the keyboard comes to in a part of the window: itself, or the first control in it.
 * Of several in a part the first that has one counts.
 */
export const LANDING = { 'data-landing': '' };

/**
 * Brings the keyboard to the next part of the window (bar, left panel, page, side panel), or to the
 * one before. Parts are marked by `data-region`, in the order of the document.
 */
export function toRegion(step: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const start = at < 0 && step < 0 ? 0 : at;
  if (regions[at]) left.set(regions[at], document.activeElement);
  const region = regions.at((start + step) % regions.length);
  if (region) comeBack(region);
  if (region instanceof HTMLIFrameElement) markReached(region);
}

/** Text fields that had the keyboard in a part of the window when it went on to another. */
const left = new WeakMap<HTMLElement, Element | null>();

/** Where something was being written before; else where one lands in it. */
function comeBack(region: HTMLElement): void {
  const before = left.get(region);
  if (before instanceof HTMLElement && region.contains(before) && isTextField(before))
    before.focus();
  if (document.activeElement !== before) land(region);
}

/** Where nothing in it takes the keyboard, the part has it as a whole: `asWhole` says how. */
function land(region: HTMLElement, asWhole = (whole: HTMLElement) => whole.focus()): void {
  const landings = [...region.querySelectorAll<HTMLElement>('[data-landing]')];
  const found = landings.map((one) => (one.matches(FOCUSABLE) ? one : firstControl(one)));
  found.find(Boolean)?.focus();
  if (!region.contains(document.activeElement)) asWhole(region);
}

const FOCUSABLE = 'button, [tabindex]';

/** A frame has no ring of its own: marked while the keyboard is in it as a whole. */
function markReached(frame: HTMLIFrameElement): void {
  const control = new AbortController();
  const unmark = () => {
    delete frame.dataset.reached;
    control.abort();
  };
  frame.dataset.reached = '';
  document.addEventListener('focusin', unmark, control);
  frame.contentWindow?.addEventListener('focusin', unmark, control);
  frame.contentWindow?.addEventListener('pointerdown', unmark, control);
}

/** Frames until the screen shows what was done. */
const SETTLED = 10;

/**
 * Keeps the keyboard in its part of the window when a step of the history takes away the field it
 * was in: on the bare page the next Backspace would be about the block.
 */
export function keepRegion(from: Element | null): void {
  const region = from?.closest<HTMLElement>('[data-region]');
  if (region) focusWhenLost(() => region);
}

/**
 * Gives the keyboard back to the part of the window that a dialog was opened from, where what
 * opened it is gone; to the bar where it came by itself.
 */
export function keepRegionAfterDialog(opener: Element | null): void {
  const opened = opener?.closest<HTMLElement>('[data-region]');
  focusWhenLost(() => opened ?? document.querySelector<HTMLElement>('[data-region]'));
}

/** Gives the keyboard to the left panel when a panel that had it closes, `had` last having it. */
export function keepRegionAfterPanel(had: Element | undefined): void {
  // As a window gets narrow a panel goes that nobody was in.
  if (had && !had.isConnected) focusWhenLost(firstPanel);
}

/**
 * Gives the keyboard to the bar of a page or pattern that has just been opened, or to the last part
 * of the one it came back to, where it was left.
 */
export function focusOpened(part: 'first' | 'last'): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  const region = regions.at(part === 'first' ? 0 : -1);
  if (region) focusWhenLost(() => region);
}

/**
 * Brings the keyboard to what the side panel is for, once the dialog that it was asked for in is
 * gone.
 * @param marks an example stands in its first field: what is typed takes its place
 */
export function toSidePanel({ marks = false } = {}): void {
  let frames = SETTLED;
  const latest = Date.now() + LATE_MS;
  const look = () => {
    const isOpen = document.querySelector('[role="dialog"]') !== null;
    if (--frames > 0) return requestAnimationFrame(look);
    // Closing, the dialog gives the keyboard back first.
    const panel = [...document.querySelectorAll<HTMLElement>('aside[data-region]')].at(-1);
    if (!panel || isOpen) return;
    // Somebody has gone on while it was waited for.
    if (frames < 0 && document.activeElement !== panel) return;
    land(panel, restIn);
    const { activeElement: field } = document;
    if (field === panel && Date.now() < latest) return requestAnimationFrame(look);
    if (marks && field instanceof HTMLInputElement && panel.contains(field)) field.select();
  };
  requestAnimationFrame(look);
}

/** Within this time a form that is opened for the first time comes, even over a slow line. */
const LATE_MS = 3_000;

/** Whether the keyboard is in the side panel, while that is open. */
export function isInSidePanel(): boolean {
  const panel = [...document.querySelectorAll('aside[data-region]')].at(-1);
  return panel?.contains(document.activeElement) ?? false;
}

/** Brings the keyboard on to what came into a panel that has had it as a whole until now. */
export function landLate(): void {
  const { activeElement: panel } = document;
  if (panel instanceof HTMLElement && panel.matches('aside[data-region]')) land(panel);
}

/** Brings the keyboard past the bar. */
export function toFirstPanel(): void {
  const region = firstPanel();
  if (region) land(region);
}

/** The left panel; the bar where there is no panel. */
const firstPanel = () =>
  document.querySelector<HTMLElement>('aside[data-region]') ??
  document.querySelector<HTMLElement>('[data-region]');

function focusWhenLost(find: () => HTMLElement | null): void {
  let frames = SETTLED;
  const look = () => {
    const region = document.activeElement === document.body ? find() : undefined;
    if (region) restIn(region);
    else if (--frames > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Gives a part of the window the keyboard that nobody brought there. A frame around all of it would
 * look like an error: nothing shows until the next key leads to what is in it.
 */
export function restIn(region: HTMLElement): void {
  region.dataset.resting = '';
  region.addEventListener('blur', () => delete region.dataset.resting, { once: true });
  region.focus();
}
