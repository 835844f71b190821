import { extractSubtree, insertSubtree } from '@renderer/document/operations/insert-subtree.ts';
import { parentOf } from '@renderer/document/operations/parent-of.ts';
import { setProp } from '@renderer/document/operations/set-prop.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { givenBy, withFreeKeys, withKeys, withoutFirst } from '../keys.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';
import { keepIdentity } from './keep-identity.ts';

export interface DuplicateItem {
  id: NodeId;
  /** The list of the block whose items have ids, with the copy in it. */
  items: readonly unknown[];
  /** The id of the item, and that of its copy. */
  from: string;
  to: string;
  /** The blocks that belong to the item. */
  contents: readonly NodeId[];
}

/** Copies an item of a block with what belongs to it, each right after the item's own: one step. */
export function duplicateItem(store: EditorStore, what: DuplicateItem): boolean {
  const { id, items, from, to, contents } = what;
  const node = store.getState().nodes.get(id);
  const given = node && givenBy(node);
  if (!given) return false;
  const { list } = given;
  return transact(store, { label: 'Duplicata una scheda con il suo contenuto' }, (document) => {
    let result = setProp(document, {
      id,
      name: list,
      value: keepIdentity(node?.props[list], items),
    });
    for (const [parentId, own] of byParent(result, contents)) {
      const siblings = result.nodes.get(parentId)?.childIds ?? [];
      let index = Math.max(...own.map((each) => siblings.indexOf(each))) + 1;
      for (const each of own) {
        const { props = {}, ...original } = extractSubtree(document, each);
        const copy = { ...original, props: withoutFirst(props, given) };
        const fresh = withFreeKeys(result.nodes, withKeys(copy, new Map([[from, to]])));
        result = insertSubtree(result, { parentId, subtree: fresh, index }).document;
        index += 1;
      }
    }
    return result;
  });
}

type Nodes = Parameters<typeof parentOf>[0];

function byParent(document: Nodes, ids: readonly NodeId[]): Map<NodeId, NodeId[]> {
  const groups = new Map<NodeId, NodeId[]>();
  for (const id of ids) {
    const parentId = parentOf(document, id);
    if (parentId !== undefined) groups.set(parentId, [...(groups.get(parentId) ?? []), id]);
  }
  return groups;
}
