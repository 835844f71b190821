import type { NodeId } from '@renderer/document/types.ts';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useCanvas } from './canvas-runtime.ts';
import { nodeBox, observeNode } from './node-elements.ts';

/** Where a node stands in the page. */
export interface NodeBox {
  rect: DOMRect;
  /** It begins in the right half of the page. */
  atEnd: boolean;
  /** It goes to a side of the page, or so near that no outline fits between. */
  toSide: boolean;
}

/** How far an outline reaches, in px of a page shown at two thirds. */
const OUTLINE = 8;

/** The box of a node, measured again whenever the page may have moved it. */
export function useNodeBox(id: NodeId): NodeBox | null {
  const { pageWatch } = useCanvas();
  const shown = useRef<NodeBox>(null);
  // A page at rest answers at once. One that is being drawn would be laid out for it, so what was
  // shown stays and is put in its place before it is painted: building it anew takes longer.
  const first = useMemo(
    () => ({ id, box: pageWatch.isDirty() ? shown.current : measure(id) }),
    [id, pageWatch],
  );
  const [later, setLater] = useState<{ since: typeof first; box: NodeBox | null }>();
  const box = later?.since === first ? later.box : first.box;
  useLayoutEffect(() => {
    shown.current = box;
  }, [box]);

  // Measured before it is painted: what follows a node is drawn in one frame with it.
  useLayoutEffect(() => {
    const update = () => {
      const next = measure(first.id);
      if (!isSame(shown.current, next)) setLater({ since: first, box: next });
    };
    if (pageWatch.isDirty()) update();
    const stop = pageWatch.subscribe(update);
    let frame = 0;
    const resized = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    });
    const unobserve = observeNode(first.id, resized);
    return () => {
      stop();
      unobserve();
      resized.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [first, pageWatch]);
  return box;
}

function measure(id: NodeId): NodeBox | null {
  const rect = nodeBox(id);
  if (!rect) return null;
  const { clientWidth } = document.documentElement;
  const toSide = rect.left < OUTLINE || rect.right > clientWidth - OUTLINE;
  return { rect, atEnd: rect.left > clientWidth / 2, toSide };
}

function isSame(before: NodeBox | null, after: NodeBox | null): boolean {
  return (
    before?.atEnd === after?.atEnd &&
    before?.toSide === after?.toSide &&
    before?.rect.x === after?.rect.x &&
    before?.rect.y === after?.rect.y &&
    before?.rect.width === after?.rect.width &&
    before?.rect.height === after?.rect.height
  );
}
