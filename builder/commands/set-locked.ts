import { changeNodes } from '@renderer/document/operations/change.ts';
import type { NodeId } from '@renderer/document/types.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { blocks } from '../store/history.ts';
import { transact } from '../store/transact.ts';
import { LOCK } from './toggle-editing.ts';

/** Locks or unlocks several blocks: one step. */
export function setLocked(
  store: EditorStore,
  { ids, locked }: { ids: readonly NodeId[]; locked: boolean },
): void {
  const change = { label: LOCK, of: blocks(ids.length), from: !locked, to: locked };
  transact(store, change, (document) => {
    const changed = ids.flatMap((id) => {
      const node = document.nodes.get(id);
      return node && (node.uneditable === true) !== locked ? [{ ...node, uneditable: locked }] : [];
    });
    return changed.length === 0 ? document : changeNodes(document, changed);
  });
}
