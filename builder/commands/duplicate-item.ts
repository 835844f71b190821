import { extractSubtree, insertSubtree } from '@renderer/document/operations/insert-subtree.ts';
import { parentOf } from '@renderer/document/operations/parent-of.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { withFreeKeys, withKeys, withoutFirst } from '../keys.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { changeItems, type ItemsChange } from './change-items.ts';

export interface DuplicateItem extends ItemsChange {
  /** The id of the item, and that of its copy. */
  from: string;
  to: string;
  /** The blocks that belong to the item. */
  contents: readonly NodeId[];
}

/** Copies an item of a block with what belongs to it, each right after the item's own: one step. */
export function duplicateItem(store: EditorStore, what: DuplicateItem): boolean {
  const { id, items, from, to, contents } = what;
  const label = 'duplicazione di una scheda con il suo contenuto';
  return changeItems(store, { id, items, label }, (listed, given) => {
    let result = listed;
    for (const [parentId, own] of byParent(result, contents)) {
      const siblings = result.nodes.get(parentId)?.childIds ?? [];
      let index = Math.max(...own.map((each) => siblings.indexOf(each))) + 1;
      for (const each of own) {
        const { props = {}, ...original } = extractSubtree(listed, each);
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
