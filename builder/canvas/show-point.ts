import type { NodeId } from '@renderer/document/types.ts';
import type { PagePoint } from '../canvas-protocol.ts';
import type { CanvasStore } from './canvas-store.ts';
import { centreInPage } from './centre-in-page.ts';
import { elementsIn, observeNode, scrollToNode } from './node-elements.ts';
import { elementAtPoint } from './page-point.ts';
import { scrollBehavior } from './scroll-behavior.ts';
import { chooseTabs, showPanelOf, unfold } from './unfold.ts';

type View = Pick<CanvasStore, 'getView' | 'subscribeView'>;

let stopAwaiting = () => {};

/**
 * Brings into view the first of these places that the node shows, unless it is there already. What has
 * just been chosen, such as an offer, shows once its data has come.
 */
export function showPoint(id: NodeId, points: readonly PagePoint[]): void {
  stopAwaiting();
  if (bringFirst(id, points)) return;
  const stop = whileGrowing(id, () => bringFirst(id, points) && stop());
  stopAwaiting = stop;
}

function bringFirst(id: NodeId, points: readonly PagePoint[]): boolean {
  const element = points.flatMap((point) => elementAtPoint(id, point) ?? [])[0];
  if (!element) return false;
  // What was folded away is there once the page has been worked out anew.
  if (unfold(element)) requestAnimationFrame(() => bring(element));
  else bring(element);
  return true;
}

/** Of a tab what it shows is meant as well: in the editor that may stand far below. */
function bring(element: Element): void {
  const tab = element.closest('[role="tab"]');
  scrollTo(element, tab ? 'instant' : undefined);
  if (tab) requestAnimationFrame(() => showPanelOf(tab));
}

/** A block that has just been added grows as its code and its pictures come. */
const GROWS_MS = 3_000;
/** Whoever does one of these in the page wants it where it is. */
const OWN_WAYS = ['wheel', 'pointerdown', 'keydown', 'touchstart'];

/** Calls again as a node grows, for a while; returns what stops it. */
function whileGrowing(id: NodeId, listener: () => void): () => void {
  const observer = new ResizeObserver(() => listener());
  const unobserve = observeNode(id, observer);
  const stop = () => {
    unobserve();
    observer.disconnect();
    clearTimeout(timer);
    for (const type of OWN_WAYS) window.removeEventListener(type, stop, true);
  };
  const timer = setTimeout(stop, GROWS_MS);
  for (const type of OWN_WAYS)
    window.addEventListener(type, stop, { capture: true, passive: true });
  return stop;
}

/** The panel that opens for a selected block has changed the zoom by then. */
const PANEL_OPENS_MS = 1_000;

/**
 * Shows nodes that were selected elsewhere, out of a tab that is not chosen; again as they grow, and
 * once more where the zoom changes right after, for a smaller page leaves less room for the bar over
 * the node, and where the page gets another width. What was selected in the page is in view: its tab
 * is chosen, no more.
 */
export function createNodeShower({ getView, subscribeView }: View): {
  show(id: NodeId, scrolls: boolean): void;
  stop(): void;
} {
  let last: { id: NodeId; zoom: number; at: number; goesOn: boolean } | undefined;
  let stopGrowing = () => {};
  const show = (id: NodeId, goesOn = false) => {
    const { zoom } = getView();
    const shown = { id, zoom, at: Date.now(), goesOn };
    const scroll = () => {
      shown.goesOn = scrollToNode(id, zoom, goesOn);
    };
    last = shown;
    const [element] = elementsIn(id);
    if (element && unfold(element)) requestAnimationFrame(scroll);
    else scroll();
    stopGrowing();
    stopGrowing = whileGrowing(id, scroll);
  };
  const stop = subscribeView(() => {
    if (!last || last.zoom === getView().zoom) return;
    const { id, at, goesOn } = last;
    last = undefined;
    if (Date.now() - at < PANEL_OPENS_MS) requestAnimationFrame(() => show(id, goesOn));
  });
  let width = window.innerWidth;
  // At another width of the page everything stands elsewhere: what is worked on stays in view.
  const onResize = () => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    const { selected } = getView();
    if (selected !== null) requestAnimationFrame(() => show(selected));
  };
  window.addEventListener('resize', onResize);
  return {
    show(id, scrolls) {
      const [element] = elementsIn(id);
      if (scrolls) show(id);
      else if (element) chooseTabs(element);
    },
    stop() {
      stop();
      stopGrowing();
      window.removeEventListener('resize', onResize);
    },
  };
}

function scrollTo(element: Element, behavior = scrollBehavior()): void {
  if (isInView(element)) return;
  // Centred, a slide is the one that its carousel snaps to.
  centreInPage(element, behavior);
}

/** Whether all of an element shows, not only in the window but in what scrolls around it. */
function isInView(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const holds = ({ left, top, right, bottom }: DOMRect) =>
    box.left >= left - 1 &&
    box.right <= right + 1 &&
    box.top >= top - 1 &&
    box.bottom <= bottom + 1;
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const isScrolled = at.scrollWidth > at.clientWidth || at.scrollHeight > at.clientHeight;
    const clips = isScrolled && getComputedStyle(at).overflow !== 'visible';
    if (clips && !holds(at.getBoundingClientRect())) return false;
  }
  return holds(new DOMRect(0, 0, window.innerWidth, window.innerHeight));
}
