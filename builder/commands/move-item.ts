import { changeNodes, nodeOf } from '@renderer/document/operations/change.ts';
import type { NodeId } from '@renderer/document/types.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { changeItems, type ItemsChange } from './change-items.ts';

export interface MoveItem extends ItemsChange {
  /** The block's children in their new order. */
  children: readonly NodeId[];
}

/** Gives the items of a block another order, and what belongs to them with it: one step. */
export function moveItem(store: EditorStore, { id, items, children }: MoveItem): boolean {
  const label = 'spostamento di una scheda con il suo contenuto';
  return changeItems(store, { id, items, label }, (listed) =>
    changeNodes(listed, [{ ...nodeOf(listed, id), childIds: [...children] }]),
  );
}
