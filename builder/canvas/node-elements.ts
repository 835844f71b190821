import type { NodeId } from '@renderer/document/types.ts';
import type { FragmentInstance } from 'react';
import { scrollBehavior } from './scroll-behavior.ts';
import { stickyTop } from './sticky-top.ts';

/**
 * Which elements of the page belong to which node. Nodes are marked by fragments, not by elements
 * of their own: a wrapper would change what the blocks' styles see of their siblings.
 */
const fragments = new Map<NodeId, FragmentInstance>();
const owners = new WeakMap<FragmentInstance, { id: NodeId; depth: number }>();

/** React tells each element which fragments it stands directly in. */
type Marked = Element & { reactFragments?: ReadonlySet<FragmentInstance> };

/** Notes the fragment of a node; returns what forgets it, as refs do. */
export function registerNode(id: NodeId, depth: number, fragment: FragmentInstance): () => void {
  fragments.set(id, fragment);
  owners.set(fragment, { id, depth });
  return () => {
    if (fragments.get(id) === fragment) fragments.delete(id);
  };
}

/** The innermost node that an element of the page belongs to. */
export function nodeIdAt(target: EventTarget | null): NodeId | null {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    let found: { id: NodeId; depth: number } | undefined;
    for (const fragment of (at as Marked).reactFragments ?? []) {
      const owner = owners.get(fragment);
      if (owner && owner.depth >= (found?.depth ?? 0)) found = owner;
    }
    if (found) return found.id;
  }
  return null;
}

/** Where a node is in the document, in CSS pixels; null when it shows nothing. */
export function nodeBox(id: NodeId): DOMRect | null {
  const fragment = fragments.get(id);
  if (!fragment) return null;
  return unionOf(fragment.getClientRects()) ?? unionOf(innerRects(fragment));
}

/** Boxes of what is inside, for blocks whose own element has none, such as absolute shapes. */
const innerRects = (fragment: FragmentInstance): DOMRect[] =>
  topElements(fragment)
    .flatMap((element) => [...element.querySelectorAll('*')])
    .map((element) => element.getBoundingClientRect());

/** Every element of a node in the order of the page, those of the nodes in it among them. */
export function elementsIn(id: NodeId): Element[] {
  const fragment = fragments.get(id);
  if (!fragment) return [];
  return topElements(fragment).flatMap((element) => [element, ...element.querySelectorAll('*')]);
}

/**
 * Height of the tabs that stay at the top of the page while a node is scrolled, in px of the page: its
 * own, or those around it; 0 for none.
 *
 * @param options.isNow only while they are there: further up the page they stand in their place
 */
export function stuckOver(id: NodeId, { isNow = false } = {}): number {
  const fragment = fragments.get(id);
  // What is wrong with a content is told before it, outside its panel.
  const [tabs] = (fragment ? topElements(fragment) : []).flatMap((element) => {
    const panel = element.closest('[role="tabpanel"]');
    const tab = panel && document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
    return tab?.closest('[role="tablist"]') ?? element.querySelector('[role="tablist"]') ?? [];
  });
  if (!tabs) return 0;
  const top = stickyTop(tabs);
  if (top === undefined) return 0;
  const box = tabs.getBoundingClientRect();
  return isNow && box.top > top + 1 ? 0 : box.height;
}

function topElements(fragment: FragmentInstance): Element[] {
  const elements: Element[] = [];
  // The one way a fragment hands out its elements is to an observer.
  const collector = {
    observe: (element: Element) => elements.push(element),
    unobserve: () => {},
  } as unknown as ResizeObserver;
  fragment.observeUsing(collector);
  fragment.unobserveUsing(collector);
  return elements;
}

function unionOf(rects: readonly DOMRect[]): DOMRect | null {
  let box: { left: number; top: number; right: number; bottom: number } | undefined;
  for (const rect of rects) {
    if (rect.width === 0 || rect.height === 0) continue;
    const { left, top, right, bottom } = rect;
    box = box
      ? {
          left: Math.min(box.left, left),
          top: Math.min(box.top, top),
          right: Math.max(box.right, right),
          bottom: Math.max(box.bottom, bottom),
        }
      : { left, top, right, bottom };
  }
  if (!box) return null;
  const { left, top, right, bottom } = box;
  return new DOMRect(left + window.scrollX, top + window.scrollY, right - left, bottom - top);
}

/** Watches the elements of a node, those included that come later; returns what stops it. */
export function observeNode(id: NodeId, observer: ResizeObserver): () => void {
  const fragment = fragments.get(id);
  fragment?.observeUsing(observer);
  return () => fragment?.unobserveUsing(observer);
}

/** What the bar over a selected block takes above it, in the editor's pixels; so much is over the page. */
export const BAR = 48;
/** What the button below it takes. */
export const PLUS = 36;

/**
 * Brings a node into view with the bar over it, unless enough of it is there already.
 *
 * @param zoom scale the page is shown at
 * @param goesOn the page is on its way there: where it is by now says nothing
 * @returns whether it has to scroll
 */
export function scrollToNode(id: NodeId, zoom: number, goesOn = false): boolean {
  const box = nodeBox(id);
  if (!box) return false;
  const top = window.scrollY;
  const bottom = top + window.innerHeight;
  const visible = Math.min(box.bottom, bottom) - Math.max(box.top, top);
  const isThere = visible > Math.min(box.height, window.innerHeight) * 0.6;
  const bar = BAR / zoom + stuckOver(id);
  // A long block that begins further up has its bar over it.
  const isCut = box.top - top < bar && (box.top > top || box.height < 2 * bar);
  if (isThere && !isCut && !goesOn) return false;
  const margin = isCut && !goesOn ? bar : Math.max(bar, (window.innerHeight - box.height) / 2);
  window.scrollTo({ top: box.top - margin, behavior: scrollBehavior() });
  return true;
}
