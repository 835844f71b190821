import { toggleEditing as toggleEditingIn } from '@renderer/document/operations/toggle-editing.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { blockName } from '../catalogue.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';

/** Flips a node's uneditable flag. */
export function toggleEditing(store: EditorStore, { id }: { id: NodeId }): void {
  const node = store.getState().nodes.get(id);
  if (!node) return;
  const verb = node.uneditable ? 'Sbloccato' : 'Bloccato';
  transact(store, { label: `${verb} «${blockName(node.component)}»` }, (document) =>
    toggleEditingIn(document, id),
  );
}
