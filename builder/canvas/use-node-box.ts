import type { NodeId } from '@renderer/document/types.ts';
import { useLayoutEffect, useState } from 'react';
import { useCanvas } from './canvas-runtime.ts';
import { nodeBox, observeNode } from './node-elements.ts';

/** The box of a node, measured again whenever the page may have moved it. */
export function useNodeBox(id: NodeId | null): DOMRect | null {
  const { store } = useCanvas();
  const [box, setBox] = useState<DOMRect | null>(null);
  // Measured before it is painted: what follows a node is drawn in one frame with it.
  useLayoutEffect(() => {
    if (id === null) {
      setBox(null);
      return;
    }
    let frame = 0;
    const measure = () => setBox((before) => keepSame(before, nodeBox(id)));
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

function keepSame(before: DOMRect | null, after: DOMRect | null): DOMRect | null {
  const same =
    before !== null &&
    after !== null &&
    before.x === after.x &&
    before.y === after.y &&
    before.width === after.width &&
    before.height === after.height;
  return same ? before : after;
}
