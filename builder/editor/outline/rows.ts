import { type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import type { EditorState } from '../../store/state.ts';

/** A visible line of the outline. */
export interface OutlineRow {
  id: NodeId;
  parentId: NodeId;
  /** Depth, 1 for children of the page. */
  level: number;
  /** Position among its siblings, from 1. */
  position: number;
  siblings: number;
  childCount: number;
  expanded: boolean;
}

/**
 * The tree as lines, children of collapsed nodes left out.
 * @param wanted when given, only these nodes and what they lie in, all of it open
 */
export function outlineRows(
  nodes: EditorState['nodes'],
  collapsed: ReadonlySet<NodeId>,
  wanted?: ReadonlySet<NodeId>,
): OutlineRow[] {
  const rows: OutlineRow[] = [];
  const seen = new Set<NodeId>([ROOT_ID]);
  const stack: { parentId: NodeId; childIds: readonly NodeId[]; next: number; level: number }[] =
    [];
  const open = (id: NodeId, level: number) => {
    stack.push({ parentId: id, childIds: nodes.get(id)?.childIds ?? [], next: 0, level });
  };
  open(ROOT_ID, 1);
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const id = top.childIds[top.next];
    if (id === undefined) {
      stack.pop();
      continue;
    }
    top.next += 1;
    const node = nodes.get(id);
    if (!node || seen.has(id) || (wanted && !wanted.has(id))) continue;
    seen.add(id);
    const expanded = node.childIds.length > 0 && (wanted !== undefined || !collapsed.has(id));
    rows.push({
      ...{ id, parentId: top.parentId, level: top.level },
      ...{ position: top.next, siblings: top.childIds.length },
      ...{ childCount: node.childIds.length, expanded },
    });
    if (expanded) open(id, top.level + 1);
  }
  return rows;
}
