import { type DocumentNode, type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import type { DropPlace } from '../canvas-protocol.ts';
import { isHoldingContent, standsBeside } from '../contents.ts';
import type { draggedNow } from '../drag-data.ts';
import type { CanvasStore } from './canvas-store.ts';
import { elementsIn, nodeBox, nodeIdAt } from './node-elements.ts';
import { contentTabAt } from './tab-spring.ts';

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
  /** The line surrounds what takes the dropped block in: an empty place, or a tab. */
  isArea?: boolean;
  /** The place is out of sight: the line stands at the edge of the window that leads there. */
  away?: 'above' | 'below';
}

/** Of the line, in px of the screen. */
const THICKNESS = 4;

/** What is pointed at, and where in the window, while something is dragged. */
export interface Hit {
  target: EventTarget | null;
  x: number;
  y: number;
  dragged: ReturnType<typeof draggedNow>;
}

/** Where a block dropped at a point would come; undefined where it may not. */
export function dropTargetAt(store: CanvasStore, hit: Hit): DropTarget | undefined {
  const found = tabAt(store, hit) ?? slotAt(store, hit) ?? lineAt(store, hit);
  const parentId = found?.place.parentId ?? ROOT_ID;
  if (!found || store.lockOf(parentId) !== undefined) return undefined;
  return isInDragged(store, parentId, hit) ? undefined : inSight(found, store);
}

/** The end of what a tab shows, where the tab itself is pointed at. */
function tabAt(store: CanvasStore, { target, dragged }: Hit): DropTarget | undefined {
  const found = contentTabAt(target);
  const content = found && store.getNode(found.content)?.node;
  if (!content || !isHoldingContent(content)) return undefined;
  if (isAside(store, content, dragged) || store.lockOf(content.id) !== undefined) return undefined;
  const place = { parentId: content.id, index: content.childIds.length };
  return { place, line: around(found.tab), isArea: true };
}

/** An empty place at a point. What a tab shows takes in all that is dropped on it, but for its like. */
function slotAt(store: CanvasStore, { target, dragged }: Hit): DropTarget | undefined {
  const hit = nodeIdAt(target);
  const node = hit === null ? undefined : store.getNode(hit)?.node;
  const isEmptyContent = node && isHoldingContent(node) && node.childIds.length === 0;
  const slot =
    (target instanceof Element && target.closest('[data-slot-of]')) ||
    (isEmptyContent && elementsIn(node.id).find((element) => element.matches('[data-slot-of]')));
  if (!slot) return undefined;
  const parentId = slot.getAttribute('data-slot-of') ?? ROOT_ID;
  const parent = store.getNode(parentId)?.node;
  // What is locked takes nothing in: the place is beside it.
  if (isAside(store, parent, dragged) || store.lockOf(parentId) !== undefined) return undefined;
  return { place: { parentId, index: 0 }, line: around(slot), isArea: true };
}

/** Whether what is dragged comes beside a block that takes others in. */
function isAside(store: CanvasStore, parent: DocumentNode | undefined, dragged: Hit['dragged']) {
  const component = dragged.component ?? store.getNode(dragged.nodeId ?? '')?.node.component;
  return parent !== undefined && component !== undefined && standsBeside({ component }, parent);
}

function around(element: Element): DropLine {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, width, height };
}

/** A place between blocks. */
function lineAt(store: CanvasStore, { target, x, y }: Hit): DropTarget | undefined {
  const hit = nodeIdAt(target);
  const hitChildren = hit === null ? [] : (store.getNode(hit)?.node.childIds ?? []);
  // Between its children, a container itself is hit: the place is among them.
  const within = hit !== null && hitChildren.length > 0 ? hit : parentOf(store, hit);
  const lock = store.lockOf(within);
  const parentId = lock === undefined ? within : parentOf(store, lock);
  const siblings = store.getNode(parentId)?.node.childIds ?? [];
  const near = nearest(siblings, x + scrollX, y + scrollY);
  if (!near) return undefined;
  const { box, index, inRow } = near;
  const size = THICKNESS / store.getView().zoom;
  const after = inRow
    ? x + scrollX > box.left + box.width / 2
    : y + scrollY > box.top + box.height / 2;
  const line = inRow
    ? {
        left: (after ? box.right : box.left) - size / 2,
        top: box.top,
        width: size,
        height: box.height,
      }
    : {
        left: box.left,
        top: (after ? box.bottom : box.top) - size / 2,
        width: box.width,
        height: size,
      };
  return { place: { parentId, index: index + (after ? 1 : 0) }, line };
}

/** Of a block that is taller than the window, either end may be out of sight while it is pointed at. */
function inSight(found: DropTarget, store: CanvasStore): DropTarget {
  const { line } = found;
  const size = THICKNESS / store.getView().zoom;
  const [start, end] = [scrollY, scrollY + window.innerHeight];
  const left = Math.max(0, Math.min(line.left, document.documentElement.clientWidth - size));
  const away =
    line.top + line.height < start ? 'above' : line.top > end ? ('below' as const) : undefined;
  if (away) {
    const top = away === 'above' ? start : end - size;
    const width = Math.max(line.width, size);
    return { place: found.place, line: { left, top, width, height: size }, away };
  }
  // At an edge of the window, all of its thickness shows.
  const isFlat = line.height === size;
  const top = isFlat ? Math.max(start, Math.min(line.top, end - size)) : line.top;
  return { ...found, line: { ...line, left, top } };
}

/** Nothing goes into itself. */
function isInDragged(store: CanvasStore, id: NodeId, { dragged: { nodeId } }: Hit): boolean {
  if (nodeId === undefined) return false;
  const { selection } = store.getView();
  const moved = selection.includes(nodeId) ? selection : [nodeId];
  for (let at: NodeId | undefined = id; at !== undefined; at = store.parentOf(at)) {
    if (moved.includes(at)) return true;
  }
  return false;
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
