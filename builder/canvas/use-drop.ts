import { useEffect, useState } from 'react';
import { getDragged, isOurDrag } from '../drag-data.ts';
import type { CanvasRuntime } from './canvas-runtime.ts';
import { type DropTarget, dropTargetAt } from './drop-place.ts';
import { createEdgeScroll } from './edge-scroll.ts';

/** Lets blocks be dropped into the page: whether one is dragged over it, and where it would come. */
export function useDrop({ store, tell }: CanvasRuntime): {
  dragging: boolean;
  drop?: DropTarget;
} {
  const [drop, setDrop] = useState<DropTarget>();
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    let current: DropTarget | undefined;
    /** Where the pointer was heard of last. */
    let last: { x: number; y: number } | undefined;
    const scroll = createEdgeScroll(
      () => store.getView().zoom,
      () => last && point({ target: document.elementFromPoint(last.x, last.y), ...last }),
    );
    const show = (target: DropTarget | undefined) => {
      current = target;
      setDrop(target);
    };
    let isOver = false;
    const end = () => {
      isOver = false;
      scroll.stop();
      setDragging(false);
      show(undefined);
    };
    const onDragOver = (event: DragEvent) => {
      if (!isOurDrag(event.dataTransfer)) return;
      isOver = true;
      setDragging(true);
      const { target, clientX: x, clientY: y } = event;
      scroll.over(y);
      last = { x, y };
      if (point({ target, x, y })) event.preventDefault();
    };
    const point = (at: Parameters<typeof dropTargetAt>[1]): boolean => {
      const found = dropTargetAt(store, at);
      if (!found) return false;
      const isThere =
        current?.line.top === found.line.top &&
        current.line.left === found.line.left &&
        current.place.parentId === found.place.parentId;
      if (isThere) current = found;
      else show(found);
      return true;
    };
    const onDrop = (event: DragEvent) => {
      const { dataTransfer } = event;
      const place = current?.place;
      end();
      if (!place || !isOurDrag(dataTransfer)) return;
      event.preventDefault();
      const dragged = getDragged(dataTransfer);
      if (!dragged) return;
      if ('component' in dragged) tell({ type: 'drop-block', component: dragged.component, place });
      else if ('patternId' in dragged) {
        tell({ type: 'drop-pattern', id: dragged.patternId, place });
      } else tell({ type: 'drop-node', id: dragged.nodeId, place });
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) end();
    };
    // While something is dragged the pointer tells of nothing else: it was given up elsewhere.
    const onPointerMove = () => {
      if (isOver) end();
    };
    document.addEventListener('pointermove', onPointerMove);
    document.addEventListener('dragover', onDragOver);
    // Where the page moves under the pointer, what comes there is entered, and may be dropped on.
    document.addEventListener('dragenter', onDragOver);
    document.addEventListener('drop', onDrop);
    document.addEventListener('dragleave', onLeave);
    document.addEventListener('dragend', end);
    return () => {
      scroll.stop();
      document.removeEventListener('pointermove', onPointerMove);
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragenter', onDragOver);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('dragleave', onLeave);
      document.removeEventListener('dragend', end);
    };
  }, [store, tell]);
  return { dragging, drop };
}
