import { changeNodes } from '@renderer/document/operations/change.ts';
import { descendants } from '@renderer/document/operations/descendants.ts';
import { moveTo } from '@renderer/document/operations/move-to.ts';
import { parentOf } from '@renderer/document/operations/parent-of.ts';
import type { Document, DocumentNode, NodeId } from '@renderer/document/types.ts';
import { urlsOf } from '../clipboard/payload.ts';
import { nodeLabel } from '../node-label.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';
import { withMedia } from './paste-blocks.ts';

/**
 * Makes one block what it was in an older version of the page, in one step: one that is there keeps
 * what it holds now, as far as it can in the order of then, and stands where it stood; one that is
 * gone comes back where it was, with what it held and is nowhere else.
 */
export function bringBack(
  store: EditorStore,
  { id, version }: { id: NodeId; version: Pick<Document, 'nodes' | 'media'> },
): boolean {
  const old = version.nodes.get(id);
  if (!old) return false;
  const of = `${nodeLabel(old)} da una versione di prima`;
  return transact(store, { label: 'ripristino', of }, (document) => {
    const now = document.nodes.get(id);
    const back = now
      ? [{ ...old, childIds: heldInOrder(document, old) }]
      : goneWith(old, { version, document });
    const used = urlsOf(back.map(({ props }) => props));
    const images = version.media.filter(({ url }) => used.has(url));
    const withBack = changeNodes(withMedia(document, images), back);
    const parentId = parentOf(version, id);
    if (parentId === undefined || (now && !isElsewhere(document, { id, parentId })))
      return withBack;
    const index = placeAmong(document.nodes.get(parentId), { id, of: version.nodes.get(parentId) });
    return moveTo(withBack, { id, parentId, index });
  });
}

/** Whether a block stands in another container than it did, which is there still and not within it. */
function isElsewhere(
  document: Document,
  { id, parentId }: { id: NodeId; parentId: NodeId },
): boolean {
  const isThere = document.nodes.has(parentId) && parentOf(document, id) !== parentId;
  return isThere && !descendants(document, id).includes(parentId);
}

/** What a block holds now; what it held in the version, too, in the order that it had there. */
function heldInOrder({ nodes }: Document, old: DocumentNode): readonly NodeId[] {
  const now = nodes.get(old.id)?.childIds ?? [];
  const left = old.childIds.filter((child) => now.includes(child));
  return now.map((child) => (old.childIds.includes(child) ? (left.shift() ?? child) : child));
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
