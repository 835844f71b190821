import type { NodeId } from '@renderer/document/types.ts';

/** The element that stands for a node; it has no box of its own. */
export function nodeElement(id: NodeId): Element | null {
  return document.querySelector(`[data-node-id="${CSS.escape(id)}"]`);
}

/** The node that an element of the page belongs to. */
export function nodeIdAt(target: EventTarget | null): NodeId | null {
  const element = target instanceof Element ? target.closest('[data-node-id]') : null;
  return element?.getAttribute('data-node-id') ?? null;
}

/** Where a node is in the document, in CSS pixels; null when it shows nothing. */
export function nodeBox(id: NodeId): DOMRect | null {
  const element = nodeElement(id);
  if (!element) return null;
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, top, width, height } = range.getBoundingClientRect();
  if (width === 0 && height === 0) return null;
  return new DOMRect(left + window.scrollX, top + window.scrollY, width, height);
}

/** Brings a node into view, unless enough of it is there already. */
export function scrollToNode(id: NodeId): void {
  const box = nodeBox(id);
  if (!box) return;
  const top = window.scrollY;
  const bottom = top + window.innerHeight;
  const visible = Math.min(box.bottom, bottom) - Math.max(box.top, top);
  if (visible > Math.min(box.height, window.innerHeight) * 0.6) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const margin = Math.max(48, (window.innerHeight - box.height) / 2);
  window.scrollTo({ top: box.top - margin, behavior: calm ? 'auto' : 'smooth' });
}
