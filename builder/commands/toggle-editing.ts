import { toggleEditing as toggleEditingIn } from '@renderer/document/operations/toggle-editing.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { nodeLabel } from '../node-label.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';

/** What the history calls it whether blocks can be changed. */
export const LOCK = 'Blocco delle modifiche';

/** Flips a node's uneditable flag. */
export function toggleEditing(store: EditorStore, { id }: { id: NodeId }): void {
  const node = store.getState().nodes.get(id);
  if (!node) return;
  const locked = node.uneditable === true;
  const change = { label: LOCK, of: nodeLabel(node), from: locked, to: !locked };
  transact(store, change, (document) => toggleEditingIn(document, id));
}
