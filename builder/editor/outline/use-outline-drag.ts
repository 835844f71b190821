import type { NodeId } from '@renderer/document/types.ts';
import { type DragEvent, useState } from 'react';
import type { DropPlace } from '../../canvas-protocol.ts';
import { acceptsChildren } from '../../catalogue.ts';
import { isHoldingContent, standsBeside } from '../../contents.ts';
import { draggedNow, getDragged, isOurDrag, setDragged } from '../../drag-data.ts';
import { useSession } from '../context.ts';
import type { OutlineRow } from './rows.ts';
import { ROW_HEIGHT } from './use-window.ts';

export interface DropIndicator {
  place: DropPlace;
  top: number;
  left: number;
  /** Into a container, rather than between lines. */
  inside: boolean;
}

/** Drag and drop in the outline, from one set of listeners on the tree. */
export function useOutlineDrag(rows: readonly OutlineRow[]) {
  const { store, ui, actions, feed } = useSession();
  const [indicator, setIndicator] = useState<DropIndicator>();

  /** What takes in what is dragged. */
  const takersOf = ({ component, nodeId = '' }: ReturnType<typeof draggedNow>): Takers => {
    const { nodes } = store.getState();
    const { selection } = ui.getState();
    const moved = selection.has(nodeId) ? selection : new Set([nodeId]);
    const kind = component ?? nodes.get(nodeId)?.component;
    // Nothing goes into itself.
    const isInMoved = (id: NodeId | undefined): boolean =>
      id !== undefined && (moved.has(id) || isInMoved(feed.parentOf(id)));
    const isOpen = (id: NodeId) => feed.lockOf(id) === undefined && !isInMoved(id);
    return {
      inside: ({ id }) => {
        const row = nodes.get(id);
        if (!row || !acceptsChildren(row.component) || !isOpen(id)) return false;
        return kind === undefined || !standsBeside({ component: kind }, row);
      },
      beside: ({ parentId }) => isOpen(parentId),
      // What stands beside the content of a tab shows for each of them: hardly ever is that meant.
      isMeant: ({ id }) => isHoldingContent(nodes.get(id) ?? { component: '' }),
    };
  };

  const onDragStart = (event: DragEvent) => {
    const row = event.target instanceof Element ? event.target.closest('[data-row]') : null;
    const nodeId = row?.getAttribute('data-row');
    if (!nodeId) return;
    setDragged(event.dataTransfer, { nodeId });
  };
  const onDragOver = (event: DragEvent<HTMLElement>) => {
    if (!isOurDrag(event.dataTransfer)) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const y = event.clientY - top + event.currentTarget.scrollTop;
    const takes = takersOf(draggedNow(event.dataTransfer));
    const next = indicatorAt(rows, { x: event.clientX - left, y }, takes);
    // Elsewhere the browser says by its pointer that nothing can be dropped.
    if (next) event.preventDefault();
    if (!looksAlike(next, indicator)) setIndicator(next);
  };
  const onDrop = (event: DragEvent) => {
    const dropped = getDragged(event.dataTransfer);
    const place = indicator?.place;
    setIndicator(undefined);
    if (!dropped || !place) return;
    event.preventDefault();
    if ('component' in dropped) void actions.insert(dropped.component, place);
    else if ('patternId' in dropped) actions.addPattern(dropped.patternId, place);
    else actions.place(dropped.nodeId, place);
  };
  const onDragLeave = (event: DragEvent<HTMLElement>) => {
    const to = event.relatedTarget;
    if (!(to instanceof Node) || !event.currentTarget.contains(to)) setIndicator(undefined);
  };
  const onDragEnd = () => setIndicator(undefined);
  return { indicator, handlers: { onDragStart, onDragOver, onDrop, onDragLeave, onDragEnd } };
}

/** Of one place there may be two signs: below the last within, and before what follows. */
const looksAlike = (one: DropIndicator | undefined, other: DropIndicator | undefined) =>
  one?.place.parentId === other?.place.parentId &&
  one?.place.index === other?.place.index &&
  one?.inside === other?.inside &&
  one?.top === other?.top;

interface Takers {
  inside(row: OutlineRow): boolean;
  beside(row: OutlineRow): boolean;
  /** Of one that takes it in: nearly all of the line means inside. */
  isMeant(row: OutlineRow): boolean;
}

/**
 * Where a drop at a place of the tree goes: edges of a line are beside it, its middle inside; nowhere
 * in what is locked. Below the last of what a container holds it goes beside that one the further left
 * the pointer is, and below all lines to the end of the page.
 */
function indicatorAt(
  rows: readonly OutlineRow[],
  { x, y }: { x: number; y: number },
  takes: Takers,
): DropIndicator | undefined {
  const at = Math.min(Math.max(Math.floor(y / ROW_HEIGHT), 0), rows.length - 1);
  const row = rows[at];
  if (!row) return undefined;
  const share = Math.min(Math.max(y / ROW_HEIGHT - at, 0), 1);
  const container = takes.inside(row);
  const left = leftOf(row);
  const isBelowAll = y > rows.length * ROW_HEIGHT;
  const edge = container ? (takes.isMeant(row) ? 0.12 : 0.3) : 0.5;
  if (
    container &&
    !isBelowAll &&
    (row.expanded ? share >= edge : share >= edge && share <= 1 - edge)
  ) {
    return {
      place: { parentId: row.id, index: row.expanded ? 0 : row.childCount },
      ...{ top: at * ROW_HEIGHT, left, inside: true },
    };
  }
  if (share < 0.5) {
    if (!takes.beside(row)) return undefined;
    const place = { parentId: row.parentId, index: row.position - 1 };
    return { place, top: at * ROW_HEIGHT, left, inside: false };
  }
  const end = endOf(rows, at);
  const around = [row, ...endingAt(rows, { row, end })];
  const isMeant = (each: OutlineRow) => !isBelowAll && x >= leftOf(each);
  const meant = around.find((each) => isMeant(each) && takes.beside(each));
  const beside = meant ?? around.findLast((each) => takes.beside(each));
  return (
    beside && {
      place: { parentId: beside.parentId, index: beside.position },
      ...{ top: end * ROW_HEIGHT, left: leftOf(beside), inside: false },
    }
  );
}

const leftOf = ({ level }: OutlineRow) => 8 + (level - 1) * 16;

/** What a line lies in that ends with it, from the innermost on. */
function endingAt(
  rows: readonly OutlineRow[],
  { row, end }: { row: OutlineRow; end: number },
): OutlineRow[] {
  const parent = rows.find(({ id }) => id === row.parentId);
  if (!parent || endOf(rows, rows.indexOf(parent)) !== end) return [];
  return [parent, ...endingAt(rows, { row: parent, end })];
}

/** The line after a block and all that shows of what it holds. */
function endOf(rows: readonly OutlineRow[], at: number): number {
  const level = rows[at]?.level ?? 0;
  const next = rows.findIndex((row, index) => index > at && row.level <= level);
  return next < 0 ? rows.length : next;
}
