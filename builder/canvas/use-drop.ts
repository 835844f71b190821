import { useEffect, useState } from 'react';
import { getDragged, isOurDrag } from '../drag-data.ts';
import type { CanvasRuntime } from './canvas-runtime.ts';
import { type DropLine, type DropTarget, dropTargetAt } from './drop-place.ts';
import { createEdgeScroll } from './edge-scroll.ts';

/** Lets blocks be dropped into the page; returns the line where one would come. */
export function useDrop({ store, tell }: CanvasRuntime): DropLine | undefined {
  const [line, setLine] = useState<DropLine>();
  useEffect(() => {
    let current: DropTarget | undefined;
    const scroll = createEdgeScroll(() => store.getView().zoom);
    const show = (target: DropTarget | undefined) => {
      current = target;
      setLine(target?.line);
    };
    const onDragOver = (event: DragEvent) => {
      if (!isOurDrag(event.dataTransfer)) return;
      const { target, clientX: x, clientY: y } = event;
      scroll.over(y);
      const found = dropTargetAt(store, { target, x, y });
      if (!found) return;
      event.preventDefault();
      const before = current?.line;
      if (before?.top !== found.line.top || before?.left !== found.line.left) show(found);
      else current = found;
    };
    const onDrop = (event: DragEvent) => {
      const { dataTransfer } = event;
      const place = current?.place;
      scroll.stop();
      show(undefined);
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
      if (event.relatedTarget !== null) return;
      scroll.stop();
      show(undefined);
    };
    const onEnd = () => {
      scroll.stop();
      show(undefined);
    };
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('drop', onDrop);
    document.addEventListener('dragleave', onLeave);
    document.addEventListener('dragend', onEnd);
    return () => {
      scroll.stop();
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('dragleave', onLeave);
      document.removeEventListener('dragend', onEnd);
    };
  }, [store, tell]);
  return line;
}
