import { type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import type { DropPlace } from '../canvas-protocol.ts';
import type { CanvasStore } from './canvas-store.ts';
import { nodeBox, nodeIdAt } from './node-elements.ts';

/** A line where a dropped block would come, in document coordinates. */
export interface DropLine {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface DropTarget {
  place: DropPlace;
  line: DropLine;
  /** What is dropped takes the place of all that the line surrounds: it comes where nothing is. */
  isArea?: boolean;
}

const LINE = 4;

/** Where a block dropped at a point would come. */
export function dropTargetAt(
  store: CanvasStore,
  { target, x, y }: { target: EventTarget | null; x: number; y: number },
): DropTarget | undefined {
  const slot = target instanceof Element ? target.closest('[data-slot-of]') : null;
  const slotOf = slot?.getAttribute('data-slot-of') ?? ROOT_ID;
  if (slot && store.lockOf(slotOf) === undefined) {
    const { left, top, width, height } = slot.getBoundingClientRect();
    const line = { left: left + scrollX, top: top + scrollY, width, height };
    return { place: { parentId: slotOf, index: 0 }, line, isArea: true };
  }
  const hit = nodeIdAt(target);
  const hitChildren = hit === null ? [] : (store.getNode(hit)?.node.childIds ?? []);
  // Between its children, a container itself is hit: the place is among them.
  const within = hit !== null && hitChildren.length > 0 ? hit : parentOf(store, hit);
  // What is locked takes nothing in: the place is beside it.
  const lock = store.lockOf(within);
  const parentId = lock === undefined ? within : parentOf(store, lock);
  const siblings = store.getNode(parentId)?.node.childIds ?? [];
  const near = nearest(siblings, x + scrollX, y + scrollY);
  if (!near) return undefined;
  const { box, index, inRow } = near;
  const after = inRow
    ? x + scrollX > box.left + box.width / 2
    : y + scrollY > box.top + box.height / 2;
  const line = inRow
    ? {
        left: (after ? box.right : box.left) - LINE / 2,
        top: box.top,
        width: LINE,
        height: box.height,
      }
    : {
        left: box.left,
        top: (after ? box.bottom : box.top) - LINE / 2,
        width: box.width,
        height: LINE,
      };
  return { place: { parentId, index: index + (after ? 1 : 0) }, line };
}

function parentOf(store: CanvasStore, id: NodeId | null): NodeId {
  return (id === null ? undefined : store.parentOf(id)) ?? ROOT_ID;
}

/** The sibling nearest to a point, and whether it stands beside its neighbours. */
function nearest(siblings: readonly NodeId[], x: number, y: number) {
  let best: { box: DOMRect; index: number; distance: number } | undefined;
  const boxes = siblings.map(nodeBox);
  for (const [index, box] of boxes.entries()) {
    if (!box) continue;
    const dx = Math.max(box.left - x, 0, x - box.right);
    const dy = Math.max(box.top - y, 0, y - box.bottom);
    const distance = Math.hypot(dx, dy);
    if (!best || distance < best.distance) best = { box, index, distance };
  }
  if (!best) return undefined;
  const { box, index } = best;
  const neighbour = boxes[index + 1] ?? boxes[index - 1];
  const inRow = neighbour ? neighbour.top < box.bottom && neighbour.bottom > box.top : false;
  return { box, index, inRow };
}
