import { descendants } from '@renderer/document/operations/descendants.ts';
import { moveTo as moveToIn } from '@renderer/document/operations/move-to.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { withFittingRoom } from '../blocks/room.ts';
import { acceptsChildren } from '../catalogue.ts';
import { nodeLabel } from '../node-label.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';

/**
 * Moves a node to a place under any parent.
 * @param index place among the parent's children as they are once the node has left its own
 * @returns false when the node may not go there: into itself, or into a block without children
 */
export function moveTo(
  store: EditorStore,
  { id, parentId, index }: { id: NodeId; parentId: NodeId; index: number },
): boolean {
  const { nodes } = store.getState();
  const node = nodes.get(id);
  const parent = nodes.get(parentId);
  if (!node || !parent || !acceptsChildren(parent.component)) return false;
  if (descendants({ nodes }, id).includes(parentId)) return false;
  if (parent.childIds[index] === id) return false;
  return transact(store, { label: 'spostamento', of: nodeLabel(node) }, (document) =>
    moveToIn(withFittingRoom(document, { id, parentId }), { id, parentId, index }),
  );
}
