import { scrollBehavior } from './scroll-behavior.ts';
import { stickyTop } from './sticky-top.ts';

let isPressing = false;

/** Whether a tab is being pressed from here, and nobody clicked. */
export const isUnfolding = (): boolean => isPressing;

/**
 * Opens what an element of the page is folded away in, or stands for: closed details, tabs that are
 * not chosen. True when a tab was: the page shows it a moment later.
 */
export function unfold(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  return chooseTabs(element);
}

/** Chooses the tabs that an element of the page belongs to; true when one was not chosen yet. */
export function chooseTabs(element: Element): boolean {
  let pressed = false;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const tab = tabOf(at);
    if (!tab) continue;
    isPressing = true;
    tab.click();
    isPressing = false;
    pressed = true;
  }
  return pressed;
}

/** The tab that would show this; undefined where it is chosen already. */
function tabOf(element: Element): HTMLElement | undefined {
  const role = element.getAttribute('role');
  const tab = role === 'tab' ? element : role === 'tabpanel' ? labelOf(element) : undefined;
  return tab instanceof HTMLElement && tab.getAttribute('aria-selected') === 'false'
    ? tab
    : undefined;
}

const labelOf = (panel: Element) =>
  document.getElementById(panel.getAttribute('aria-labelledby') ?? '');

/**
 * Opens the fold whose line stands at an element, once the browser has done what it does with a click
 * there. Whoever presses such a line, or writes it, wants to see what lies below.
 */
export function openFoldAt(element: Element): void {
  const fold = element.closest('summary')?.parentElement;
  if (!(fold instanceof HTMLDetailsElement)) return;
  requestAnimationFrame(() => {
    fold.open = true;
  });
}

/**
 * Whether a click is on the words of an open fold's line: whoever presses words means to write them;
 * beside them a press closes the fold.
 */
export function isOnOpenFold(target: Element, { clientX: x, clientY: y }: MouseEvent): boolean {
  const line = target.closest('summary');
  if (!(line?.parentElement instanceof HTMLDetailsElement) || !line.parentElement.open)
    return false;
  const words = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    range.selectNode(words.currentNode);
    const isHere = [...range.getClientRects()].some(
      ({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
    if (isHere) return true;
  }
  return false;
}

/** What a tab of the page shows, of the tab that an element lies in; undefined where there is none. */
export function panelOf(element: EventTarget | null): Element | undefined {
  const tab = element instanceof Element ? element.closest('[role="tab"]') : null;
  const labelled = tab && `[role="tabpanel"][aria-labelledby="${CSS.escape(tab.id)}"]`;
  return (labelled && document.querySelector(labelled)) || undefined;
}

/** Heads what a tab shows by its name while that is written: the page itself learns it afterwards. */
export function headPanelOf(tab: Element, name: string): void {
  const panel = panelOf(tab);
  if (panel instanceof HTMLElement && name.trim() !== '') panel.dataset.tabTitle = name;
}

/** Between tabs and what they show, in px of the page. */
const BELOW_TABS = 24;

/**
 * Brings the content of a tab that was pressed below the tabs, unless it begins there: in the editor
 * all contents stand one below the other.
 */
export function showPanelOf(tab: Element): void {
  const panel = panelOf(tab);
  const list = tab.closest('[role="tablist"]');
  if (!panel || !list) return;
  const { top } = panel.getBoundingClientRect();
  const { bottom, height } = list.getBoundingClientRect();
  if (top >= bottom && top - bottom < window.innerHeight / 2) return;
  const stays = stickyTop(list);
  // Tabs that stay at the top go up there first, however far down the page they were pressed.
  const tabsEnd = stays === undefined ? bottom : stays + height;
  window.scrollBy({ top: top - tabsEnd - BELOW_TABS, behavior: scrollBehavior() });
}
