import { addChild } from '@renderer/document/operations/add-child.ts';
import { changeNodes } from '@renderer/document/operations/change.ts';
import { descendants } from '@renderer/document/operations/descendants.ts';
import { parentOf } from '@renderer/document/operations/parent-of.ts';
import type { Document, DocumentNode, NodeId } from '@renderer/document/types.ts';
import { urlsOf } from '../clipboard/payload.ts';
import { childrenInOrder } from '../key-order.ts';
import { givenBy } from '../keys.ts';
import { nodeLabel } from '../node-label.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';
import { withMedia } from './paste-blocks.ts';

/**
 * Makes one block what it was in an older version of the page, in one step: one that is there keeps
 * what it holds now, in the order of the items that come back; one that is gone comes back where it was, with what it held and is nowhere else.
 */
export function bringBack(
  store: EditorStore,
  { id, version }: { id: NodeId; version: Pick<Document, 'nodes' | 'media'> },
): boolean {
  const old = version.nodes.get(id);
  if (!old) return false;
  const label = `«${nodeLabel(old)}» com’era in una versione di prima`;
  return transact(store, { label }, (document) => {
    const now = document.nodes.get(id);
    const back = now
      ? [{ ...old, childIds: heldInOrder(document, old) }]
      : goneWith(old, { version, document });
    const used = urlsOf(back.map(({ props }) => props));
    const images = version.media.filter(({ url }) => used.has(url));
    const withBack = changeNodes(withMedia(document, images), back);
    const parentId = now ? undefined : parentOf(version, id);
    if (parentId === undefined) return withBack;
    const index = placeAmong(document.nodes.get(parentId), { id, of: version.nodes.get(parentId) });
    return addChild(withBack, { parentId, childId: id, index });
  });
}

/** What a block holds now; what belongs to its items goes with them as they are put back. */
function heldInOrder({ nodes }: Document, old: DocumentNode): readonly NodeId[] {
  const items = old.props[givenBy(old)?.list ?? ''];
  const inOrder = Array.isArray(items) ? childrenInOrder(nodes, old.id, items) : undefined;
  return inOrder ?? nodes.get(old.id)?.childIds ?? [];
}

/** A block that is gone, with those in it that are gone too. */
function goneWith(
  old: DocumentNode,
  { version, document }: { version: Pick<Document, 'nodes'>; document: Document },
): DocumentNode[] {
  const isGone = (id: NodeId) => !document.nodes.has(id);
  return descendants(version, old.id)
    .filter(isGone)
    .flatMap((id) => {
      const node = version.nodes.get(id);
      return node ? [{ ...node, childIds: node.childIds.filter(isGone) }] : [];
    });
}

/** Behind the nearest of those that stood before it and are there still. */
function placeAmong(
  parent: DocumentNode | undefined,
  { id, of }: { id: NodeId; of: DocumentNode | undefined },
): number {
  const before = of?.childIds.slice(0, of.childIds.indexOf(id)) ?? [];
  const nearest = before.findLast((each) => parent?.childIds.includes(each));
  return nearest === undefined ? 0 : (parent?.childIds.indexOf(nearest) ?? -1) + 1;
}
