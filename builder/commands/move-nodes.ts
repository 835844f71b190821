import { descendants } from '@renderer/document/operations/descendants.ts';
import { moveTo } from '@renderer/document/operations/move-to.ts';
import { parentOf } from '@renderer/document/operations/parent-of.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { withFittingRoom } from '../blocks/room.ts';
import { acceptsChildren } from '../catalogue.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { blocks } from '../store/history.ts';
import { transact } from '../store/transact.ts';

/**
 * Moves several blocks to one place, in the order given: one step.
 * @param index place among the parent's children as they are now
 * @returns false when one of them may not go there
 */
export function moveNodes(
  store: EditorStore,
  { ids, parentId, index }: { ids: readonly NodeId[]; parentId: NodeId; index: number },
): boolean {
  const { nodes } = store.getState();
  const parent = nodes.get(parentId);
  if (!parent || !acceptsChildren(parent.component)) return false;
  if (ids.some((id) => descendants({ nodes }, id).includes(parentId))) return false;
  const moving = new Set(ids);
  // The first child that stays: whatever leaves, the place is before it.
  const before = parent.childIds.slice(index).find((id) => !moving.has(id));
  return transact(store, { label: 'spostamento', of: blocks(ids.length) }, (document) => {
    let result = document;
    for (const id of ids) {
      const siblings = result.nodes.get(parentId)?.childIds.filter((child) => child !== id) ?? [];
      const at = before === undefined ? siblings.length : siblings.indexOf(before);
      if (parentOf(result, id) === parentId && result.nodes.get(parentId)?.childIds[at] === id)
        continue;
      result = moveTo(withFittingRoom(result, { id, parentId }), { id, parentId, index: at });
    }
    return result;
  });
}
