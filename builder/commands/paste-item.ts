import { insertSubtree } from '@renderer/document/operations/insert-subtree.ts';
import type { Payload } from '../clipboard/payload.ts';
import { keyTakenBy, withFreeKeys, withKeys, withoutFirst } from '../keys.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { changeItems, type ItemsChange } from './change-items.ts';
import { withMedia } from './paste-blocks.ts';

export interface PasteItem extends ItemsChange {
  /** The id of the item here: that it had elsewhere may be another's. */
  to: string;
  /** The blocks that belong to it, and their place among the block's children. */
  contents: Payload;
  index: number;
}

/** Puts a copied item into a block's list with what belongs to it: one step. */
export function pasteItem(
  store: EditorStore,
  { id, items, to, contents, index }: PasteItem,
): boolean {
  const label = 'copia incollata di una scheda con il suo contenuto';
  return changeItems(store, { id, items, label }, (listed, given) => {
    let result = withMedia(listed, contents.media);
    contents.subtrees.forEach((subtree, at) => {
      const renamed = withKeys(subtree, new Map([[keyTakenBy(subtree), to]]));
      const own = { ...renamed, props: withoutFirst(renamed.props ?? {}, given) };
      const fresh = withFreeKeys(result.nodes, own);
      result = insertSubtree(result, { parentId: id, subtree: fresh, index: index + at }).document;
    });
    return result;
  });
}
