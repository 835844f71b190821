import { type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import type { Session } from './session.ts';
import type { EditorState } from './store/state.ts';

type Nodes = EditorState['nodes'];

/** The selected blocks in page order, without those whose container is selected as well. */
export function selectedIds({ store, ui }: Pick<Session, 'store' | 'ui'>): NodeId[] {
  const { nodes, currentlyEditing } = store.getState();
  const { selection } = ui.getState();
  if (selection.size > 1) return topmost(nodes, selection);
  return currentlyEditing !== null && currentlyEditing !== ROOT_ID && nodes.has(currentlyEditing)
    ? [currentlyEditing]
    : [];
}

/** Of some nodes those that lie in no other of them, in page order. */
export function topmost(nodes: Nodes, wanted: ReadonlySet<NodeId>): NodeId[] {
  const found: NodeId[] = [];
  const seen = new Set<NodeId>();
  const stack: NodeId[] = [ROOT_ID];
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    if (id !== ROOT_ID && wanted.has(id)) found.push(id);
    else stack.push(...(nodes.get(id)?.childIds ?? []).toReversed());
  }
  return found;
}
