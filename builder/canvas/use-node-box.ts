import type { NodeId } from '@renderer/document/types.ts';
import { useLayoutEffect, useState } from 'react';
import { useCanvas } from './canvas-runtime.ts';
import { nodeBox, observeNode } from './node-elements.ts';

/** Where a node stands in the page. */
export interface NodeBox {
  rect: DOMRect;
  /** It begins in the right half of the page. */
  atEnd: boolean;
}

/** The box of a node, measured again whenever the page may have moved it. */
export function useNodeBox(id: NodeId | null): NodeBox | null {
  const { store } = useCanvas();
  const [box, setBox] = useState<NodeBox | null>(null);
  // Measured before it is painted: what follows a node is drawn in one frame with it.
  useLayoutEffect(() => {
    if (id === null) {
      setBox(null);
      return;
    }
    let frame = 0;
    const measure = () => {
      // All of it at once: read while rendering, the page's width would have it laid out again.
      const rect = nodeBox(id);
      const atEnd = rect !== null && rect.left > document.documentElement.clientWidth / 2;
      setBox((before) => keepSame(before, rect && { rect, atEnd }));
    };
    const measureSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    const stopNodes = store.subscribeNodes(measureSoon);
    // Images, fonts, accordions and blocks that arrive late move and resize what is around them.
    const resized = new ResizeObserver(measureSoon);
    resized.observe(document.body);
    const unobserve = observeNode(id, resized);
    const changed = new MutationObserver(measureSoon);
    const page = document.querySelector('main');
    if (page) changed.observe(page, { childList: true, subtree: true });
    const events = ['load', 'transitionend', 'animationend', 'toggle', 'scroll'];
    for (const type of events) document.addEventListener(type, measureSoon, true);
    return () => {
      cancelAnimationFrame(frame);
      stopNodes();
      unobserve();
      resized.disconnect();
      changed.disconnect();
      for (const type of events) document.removeEventListener(type, measureSoon, true);
    };
  }, [id, store]);
  return box;
}

function keepSame(before: NodeBox | null, after: NodeBox | null): NodeBox | null {
  const same =
    before !== null &&
    after !== null &&
    before.atEnd === after.atEnd &&
    before.rect.x === after.rect.x &&
    before.rect.y === after.rect.y &&
    before.rect.width === after.rect.width &&
    before.rect.height === after.rect.height;
  return same ? before : after;
}
