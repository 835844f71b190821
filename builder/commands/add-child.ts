import { addChild as addChildIn } from '@renderer/document/operations/add-child.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { blockName } from '../catalogue.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';

/** Adds a child to a node: appended to its childIds, or at an index. */
export function addChild(
  store: EditorStore,
  { parentId, childId, index }: { parentId: NodeId; childId: NodeId; index?: number },
): void {
  const name = blockName(store.getState().nodes.get(childId)?.component ?? childId);
  transact(store, { label: 'aggiunta', of: name }, (document) =>
    addChildIn(document, { parentId, childId, index }),
  );
}
