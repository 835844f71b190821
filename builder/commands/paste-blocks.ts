import { insertSubtree } from '@renderer/document/operations/insert-subtree.ts';
import type { Document, MediaItem, NodeId } from '@renderer/document/types.ts';
import { isReference } from '@renderer/patterns/reference.ts';
import { v1 } from 'uuid';
import { blockName, findBlock } from '../catalogue.ts';
import type { Payload } from '../clipboard/payload.ts';
import { withFreeKeys } from '../keys.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { blocks } from '../store/history.ts';
import { transact } from '../store/transact.ts';

export interface Pasted {
  ids: readonly NodeId[];
  /** Components that this catalogue does not know: left out. */
  unknown: readonly string[];
}

/**
 * Puts copied blocks at a place of the page with ids of their own, one step. Blocks that the
 * catalogue does not know are left out, with what they hold; images come with their descriptions.
 */
export function pasteBlocks(
  store: EditorStore,
  {
    payload,
    parentId,
    index,
    verb = 'incollat',
  }: {
    payload: Payload;
    parentId: NodeId;
    index: number;
    /** What was done with them, without its ending. */
    verb?: 'incollat' | 'aggiunt';
  },
): Pasted {
  const known = payload.subtrees.filter(isKnown);
  const unknown = payload.subtrees.flatMap((subtree) =>
    isKnown(subtree) ? [] : [subtree.component],
  );
  const ids: NodeId[] = [];
  const [first] = known;
  if (!first) return { ids, unknown };
  const of = known.length === 1 ? blockName(first.component) : blocks(known.length);
  transact(
    store,
    { label: verb === 'aggiunt' ? 'aggiunta' : 'copia incollata', of },
    (document) => {
      let pasted = withMedia(document, payload.media);
      known.forEach((subtree, at) => {
        const fresh = withFreeKeys(pasted.nodes, subtree);
        const inserted = insertSubtree(pasted, { parentId, subtree: fresh, index: index + at });
        ids.push(inserted.id);
        pasted = inserted.document;
      });
      return pasted;
    },
  );
  return { ids, unknown };
}

/** Whether a block is one of the catalogue, or a place for one. */
export const isKnown = (subtree: { component: string }): boolean =>
  isReference(subtree) || findBlock(subtree.component) !== undefined;

/** The document with images it does not have yet. */
export function withMedia(document: Document, copied: readonly MediaItem[]): Document {
  const urls = new Set(document.media.map(({ url }) => url));
  const ids = new Set(document.media.map(({ id }) => id));
  const fresh = copied
    .filter(({ url }) => !urls.has(url))
    .map((item) => (ids.has(item.id) ? { ...item, id: v1() } : item));
  return fresh.length === 0 ? document : { ...document, media: [...document.media, ...fresh] };
}
