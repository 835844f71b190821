import { deleteNode } from '@renderer/document/operations/delete-node.ts';
import { setProp } from '@renderer/document/operations/set-prop.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { givenBy } from '../keys.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';
import { keepIdentity } from './keep-identity.ts';

export interface RemoveItem {
  id: NodeId;
  /** The list of the block whose items have ids, without the item. */
  items: readonly unknown[];
  /** The blocks that belong to the item. */
  contents: readonly NodeId[];
}

/** Deletes an item of a block with what belongs to it: one step. */
export function removeItem(store: EditorStore, { id, items, contents }: RemoveItem): boolean {
  const node = store.getState().nodes.get(id);
  const list = node && givenBy(node)?.list;
  if (list === undefined) return false;
  return transact(store, { label: 'Eliminata una scheda con il suo contenuto' }, (document) => {
    const value = keepIdentity(node?.props[list], items);
    return contents.reduce(deleteNode, setProp(document, { id, name: list, value }));
  });
}
