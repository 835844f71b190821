import { changeNodes } from '@renderer/document/operations/change.ts';
import type { NodeId } from '@renderer/document/types.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';

/** Locks or unlocks several blocks: one step. */
export function setLocked(
  store: EditorStore,
  { ids, locked }: { ids: readonly NodeId[]; locked: boolean },
): void {
  const label = `${locked ? 'Bloccati' : 'Sbloccati'} ${ids.length} blocchi`;
  transact(store, { label }, (document) => {
    const changed = ids.flatMap((id) => {
      const node = document.nodes.get(id);
      return node && (node.uneditable === true) !== locked ? [{ ...node, uneditable: locked }] : [];
    });
    return changed.length === 0 ? document : changeNodes(document, changed);
  });
}
