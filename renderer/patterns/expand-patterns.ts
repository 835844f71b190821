import { catalogueByKey } from '@generated/catalogue.ts';
import { blockKey } from '../document/block-key.ts';
import { MAX_NODES } from '../document/limits.ts';
import { type Migrated, migrate, withoutFailed } from '../document/migrate.ts';
import {
  type BlockVersions,
  type Document,
  type DocumentNode,
  type NodeId,
  ROOT_ID,
} from '../document/types.ts';
import { isReference, type PatternId, patternIdOf } from './reference.ts';

export type ReadPattern = (id: PatternId) => Document | undefined;

export interface Expanded {
  document: Document;
  /** References that nothing was put in place of. */
  missing: { node: DocumentNode; reason: string }[];
  /** Blocks left out because a migration of theirs failed, as they are stored. */
  failed: { node: DocumentNode; reason: string }[];
}

/**
 * The document with the blocks of its synced patterns where it refers to them, patterns inside of
 * patterns too. A pattern that is missing, holds itself, or is too much leaves nothing behind. Ids
 * of the blocks that come in begin with their reference's: they are the same at each rendering,
 * and differ between two uses of one pattern.
 */
export function expandPatterns(document: Document, read: ReadPattern): Expanded {
  const missing: Expanded['missing'] = [];
  const failed: Expanded['failed'] = [];
  // Without references the page is migrated where it is rendered.
  if (![...document.nodes.values()].some(isReference)) return { document, missing, failed };
  const lift = (migrated: Migrated) => {
    for (const { node, to, reason } of migrated.failures.values()) {
      failed.push({ node, reason: `not migrated to version ${to}: ${reason}` });
    }
    return withoutFailed(migrated);
  };
  const page = lift(migrate(document));
  const nodes = new Map(page.nodes);
  const media = new Map(page.media.map((item) => [item.url, item]));
  /** The patterns that a reference stands in, outermost first. */
  const chains = new Map<NodeId, readonly PatternId[]>();
  const known = new Map<PatternId, Document | undefined>();
  /** What was put in so far, references included: patterns that hold only others grow as well. */
  let size = page.nodes.size;
  const pattern = (id: PatternId) => {
    if (!known.has(id)) {
      const found = read(id);
      known.set(id, found && lift(migrate(found)));
    }
    return known.get(id);
  };

  /** Puts a pattern's nodes into the page; the ids of those that come in the reference's place. */
  const expand = (reference: DocumentNode): readonly NodeId[] => {
    nodes.delete(reference.id);
    const leave = (reason: string) => {
      missing.push({ node: reference, reason });
      return [];
    };
    const id = patternIdOf(reference);
    const chain = chains.get(reference.id) ?? [];
    if (id === undefined) return leave('names no pattern');
    if (chain.includes(id)) return leave(`pattern ${id} holds itself`);
    const content = pattern(id);
    if (!content) return leave(`pattern ${id} not found`);
    if (size + content.nodes.size > MAX_NODES) return leave(`pattern ${id} is too much`);
    size += content.nodes.size;
    const idIn = (node: NodeId) => `${reference.id}--${node}`;
    for (const node of content.nodes.values()) {
      if (node.id === ROOT_ID) continue;
      const copy = { ...node, id: idIn(node.id), childIds: node.childIds.map(idIn) };
      nodes.set(copy.id, copy);
      if (isReference(copy)) chains.set(copy.id, [...chain, id]);
      else waiting.push(copy.id);
    }
    for (const item of content.media) if (!media.has(item.url)) media.set(item.url, item);
    return (content.nodes.get(ROOT_ID)?.childIds ?? []).map(idIn);
  };

  const waiting: NodeId[] = [...nodes.keys()];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = nodes.get(id);
    if (!node || isReference(node)) continue;
    const childIds = inPlace(node.childIds, nodes, expand);
    if (childIds !== node.childIds) nodes.set(id, { ...node, childIds });
  }
  const expanded = { ...page, nodes, media: [...media.values()], versions: versionsOf(nodes) };
  return { document: expanded, missing, failed };
}

/** Children with what stands for references in their place; the same list when there are none. */
function inPlace(
  childIds: readonly NodeId[],
  nodes: ReadonlyMap<NodeId, DocumentNode>,
  expand: (reference: DocumentNode) => readonly NodeId[],
): readonly NodeId[] {
  const referenceAt = (id: NodeId) => {
    const node = nodes.get(id);
    return node && isReference(node) ? node : undefined;
  };
  if (!childIds.some(referenceAt)) return childIds;
  const children: NodeId[] = [];
  const open = [...childIds].reverse();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const reference = referenceAt(id);
    if (!reference) children.push(id);
    else open.push(...[...expand(reference)].reverse());
  }
  return children;
}

/** Page and patterns were migrated each by its own versions: all are at the current ones now. */
function versionsOf(nodes: ReadonlyMap<NodeId, DocumentNode>): BlockVersions {
  const versions: BlockVersions = {};
  for (const { component } of nodes.values()) {
    const entry = catalogueByKey.get(blockKey(component));
    if (entry) versions[entry.key] = entry.version;
  }
  return versions;
}
