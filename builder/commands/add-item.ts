import { insertSubtree, type Subtree } from '@renderer/document/operations/insert-subtree.ts';
import { setProp } from '@renderer/document/operations/set-prop.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { givenBy } from '../keys.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';
import { keepIdentity } from './keep-identity.ts';

export interface AddItem {
  id: NodeId;
  /** The list of the block whose items have ids, with the new item in it. */
  items: readonly unknown[];
  /** What the item shows, and its place in the block. */
  content: Subtree;
  index: number;
}

/** Adds an item to a block with a block that is to show what belongs to it: one step. */
export function addItem(store: EditorStore, { id, items, content, index }: AddItem): boolean {
  const node = store.getState().nodes.get(id);
  const list = node && givenBy(node)?.list;
  if (list === undefined) return false;
  return transact(store, { label: 'Aggiunta una scheda con il suo contenuto' }, (document) => {
    const value = keepIdentity(node?.props[list], items);
    const listed = setProp(document, { id, name: list, value });
    return insertSubtree(listed, { parentId: id, subtree: content, index }).document;
  });
}
