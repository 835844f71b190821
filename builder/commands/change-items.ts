import type { GivenKey } from '@generated/keys.ts';
import { setProp } from '@renderer/document/operations/set-prop.ts';
import type { Document, NodeId } from '@renderer/document/types.ts';
import { givenBy } from '../keys.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';
import { keepIdentity } from './keep-identity.ts';

/** What becomes of a list of a block whose items have ids. */
export interface ItemsChange {
  id: NodeId;
  /** The whole list, as it is to be. */
  items: readonly unknown[];
}

/**
 * Gives a block other items, and what belongs to them its place among the blocks: one step.
 * @param follow does the latter, in the document that has the items
 * @returns whether anything changed
 */
export function changeItems(
  store: EditorStore,
  { id, items, label }: ItemsChange & { label: string },
  follow: (document: Document, given: GivenKey) => Document,
): boolean {
  const node = store.getState().nodes.get(id);
  const given = node && givenBy(node);
  if (!given) return false;
  const { list } = given;
  return transact(store, { label }, (document) => {
    const value = keepIdentity(node.props[list], items);
    return follow(setProp(document, { id, name: list, value }), given);
  });
}
