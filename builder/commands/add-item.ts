import { insertSubtree, type Subtree } from '@renderer/document/operations/insert-subtree.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { changeItems, type ItemsChange } from './change-items.ts';

export interface AddItem extends ItemsChange {
  /** What the item shows, and its place in the block. */
  content: Subtree;
  index: number;
}

/** Adds an item to a block with a block that is to show what belongs to it: one step. */
export function addItem(store: EditorStore, { id, items, content, index }: AddItem): boolean {
  const label = 'aggiunta di una scheda con il suo contenuto';
  return changeItems(
    store,
    { id, items, label },
    (listed) => insertSubtree(listed, { parentId: id, subtree: content, index }).document,
  );
}
