import { removeChild as removeChildIn } from '@renderer/document/operations/remove-child.ts';
import type { NodeId } from '@renderer/document/types.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';
import { removalOf } from './delete-node.ts';

/** Removes a child from its parent; the node itself stays. */
export function removeChild(
  store: EditorStore,
  { parentId, childId }: { parentId: NodeId; childId: NodeId },
): void {
  transact(store, removalOf(store, childId), (document) =>
    removeChildIn(document, { parentId, childId }),
  );
}
