import type { NodeId } from '@renderer/document/types.ts';
import type { PagePoint } from '../canvas-protocol.ts';
import { elementsIn, scrollToNode } from './node-elements.ts';
import { elementAtPoint } from './page-point.ts';
import { unfold } from './unfold.ts';

/** Brings into view the first of these places that the node shows, unless it is there already. */
export function showPoint(id: NodeId, points: readonly PagePoint[]): void {
  const element = points.flatMap((point) => elementAtPoint(id, point) ?? [])[0];
  if (!element) return;
  // What was folded away is there once the page has been worked out anew.
  if (unfold(element)) requestAnimationFrame(() => scrollTo(element));
  else scrollTo(element);
}

/** Brings a node into view that was selected elsewhere, out of a tab that is not chosen. */
export function showNode(id: NodeId, zoom: number): void {
  const [element] = elementsIn(id);
  if (element && unfold(element)) requestAnimationFrame(() => scrollToNode(id, zoom));
  else scrollToNode(id, zoom);
}

function scrollTo(element: Element): void {
  if (isInView(element)) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Centred, a slide is the one that its carousel snaps to.
  element.scrollIntoView({
    ...{ block: 'center', inline: 'center' },
    behavior: calm ? 'auto' : 'smooth',
  });
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
