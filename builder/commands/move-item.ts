import { changeNodes, nodeOf } from '@renderer/document/operations/change.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { givenBy } from '../keys.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';
import { keepIdentity } from './keep-identity.ts';

export interface MoveItem {
  id: NodeId;
  /** The list of the block whose items have ids, in its new order. */
  items: readonly unknown[];
  /** The block's children in theirs. */
  children: readonly NodeId[];
}

/** Gives the items of a block another order, and what belongs to them with it: one step. */
export function moveItem(store: EditorStore, { id, items, children }: MoveItem): boolean {
  const list = givenBy(store.getState().nodes.get(id) ?? { component: '' })?.list;
  if (list === undefined) return false;
  return transact(store, { label: 'Spostata una scheda con il suo contenuto' }, (document) => {
    const node = nodeOf(document, id);
    const props = { ...node.props, [list]: keepIdentity(node.props[list], items) };
    return changeNodes(document, [{ ...node, props, childIds: [...children] }]);
  });
}
