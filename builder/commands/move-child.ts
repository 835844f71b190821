import { moveChild as moveChildIn } from '@renderer/document/operations/move-child.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { nodeLabel } from '../node-label.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';

/** Shifts a child by an offset within its parent; false when it was at the end already. */
export function moveChild(
  store: EditorStore,
  { parentId, childId, offset }: { parentId: NodeId; childId: NodeId; offset: number },
): boolean {
  const child = store.getState().nodes.get(childId);
  const name = child ? nodeLabel(child) : childId;
  return transact(store, { label: 'spostamento', of: name }, (document) =>
    moveChildIn(document, { parentId, childId, offset }),
  );
}
