import { useEffect, useState } from 'react';
import { draggedNow, getDragged, isOurDrag } from '../drag-data.ts';
import type { CanvasRuntime } from './canvas-runtime.ts';
import { type DropTarget, dropTargetAt, type Hit } from './drop-place.ts';
import { createEdgeScroll } from './edge-scroll.ts';
import { createTabSpring } from './tab-spring.ts';

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
    let last: { x: number; y: number; dragged: ReturnType<typeof draggedNow> } | undefined;
    const scroll = createEdgeScroll(
      () => store.getView().zoom,
      () => last && point({ ...last, target: document.elementFromPoint(last.x, last.y) }),
    );
    const spring = createTabSpring();
    const show = (target: DropTarget | undefined) => {
      current = target;
      setDrop(target);
    };
    let isOver = false;
    const end = () => {
      isOver = false;
      scroll.stop();
      spring.stop();
      setDragging(false);
      show(undefined);
    };
    const onDragOver = (event: DragEvent) => {
      if (!isOurDrag(event.dataTransfer)) return;
      isOver = true;
      setDragging(true);
      const { target, clientX: x, clientY: y, dataTransfer } = event;
      // Tabs that stay at the top of the window are in its edge: the page would move on under them.
      if (spring.over(target)) scroll.stop();
      else scroll.over(y);
      last = { x, y, dragged: draggedNow(dataTransfer) };
      if (point({ ...last, target })) event.preventDefault();
    };
    const point = (hit: Hit): boolean => {
      const found = dropTargetAt(store, hit);
      if (current && found && looksAlike(current, found)) current = found;
      // Where nothing may be dropped no line says so; the browser does by its pointer.
      else if (current !== found) show(found);
      return found !== undefined;
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
      spring.stop();
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

function looksAlike(one: DropTarget, other: DropTarget): boolean {
  const sides = ['left', 'top', 'width', 'height'] as const;
  return (
    sides.every((side) => one.line[side] === other.line[side]) &&
    one.place.parentId === other.place.parentId &&
    one.isArea === other.isArea &&
    one.away === other.away
  );
}
