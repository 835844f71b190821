import { deleteNode } from '@renderer/document/operations/delete-node.ts';
import type { NodeId } from '@renderer/document/types.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { changeItems, type ItemsChange } from './change-items.ts';

export interface RemoveItem extends ItemsChange {
  /** The blocks that belong to the item. */
  contents: readonly NodeId[];
}

/** Deletes an item of a block with what belongs to it: one step. */
export function removeItem(store: EditorStore, { id, items, contents }: RemoveItem): boolean {
  const label = 'rimozione di una scheda con il suo contenuto';
  return changeItems(store, { id, items, label }, (listed) => contents.reduce(deleteNode, listed));
}
