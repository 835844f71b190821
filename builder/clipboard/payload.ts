import { createDocument } from '@renderer/document/create-document.ts';
import { MAX_PASTED_NESTING } from '@renderer/document/limits.ts';
import { migrateDocument } from '@renderer/document/migrate.ts';
import {
  extractSubtree,
  insertSubtree,
  type Subtree,
} from '@renderer/document/operations/insert-subtree.ts';
import { parentOf } from '@renderer/document/operations/parent-of.ts';
import { forbiddenKeys, isDeeperThan, isObject } from '@renderer/document/read-json.ts';
import {
  type BlockVersions,
  type Document,
  type MediaItem,
  type NodeId,
  ROOT_ID,
} from '@renderer/document/types.ts';
import { itemShownBy } from '../contents.ts';
import { contentsOf, keysGivenBy } from '../keys.ts';

/** Blocks on their way to another place, page or tab. */
export interface Payload {
  subtrees: readonly Subtree[];
  /** Description and focal point of the images that the blocks show. */
  media: readonly MediaItem[];
  /** Of a single block that is all that belongs to an item, such as a tab, the item. */
  item?: unknown;
  /** Of a whole page: its CMS template, which says of what kind it is. */
  template?: string;
}

/** Says what the text is; also to people who paste it into a letter. */
const TYPE = 'page-editor/blocks';
const FORMAT = 1;
const MAX_LENGTH = 5_000_000;

/**
 * Blocks with all they hold, as the text that goes to the clipboard.
 * @param template of the page, where they are all of it
 */
export function writePayload(
  { nodes, media }: Pick<Document, 'nodes' | 'media'>,
  ids: readonly NodeId[],
  versions: BlockVersions,
  template?: string,
): string {
  const subtrees = ids.filter((id) => nodes.has(id)).map((id) => extractSubtree({ nodes }, id));
  const item = ids.length === 1 ? ownItem(nodes, ids[0] ?? '') : undefined;
  const used = urlsOf(item === undefined ? subtrees : [subtrees, item]);
  return JSON.stringify({
    type: TYPE,
    format: FORMAT,
    versions,
    subtrees,
    media: media.filter(({ url }) => used.has(url)),
    item,
    template,
  });
}

/** The item that shows a block and no other. */
function ownItem(nodes: Document['nodes'], id: NodeId): unknown {
  const around = parentOf({ nodes }, id);
  const found = itemShownBy(nodes.get(id), nodes.get(around ?? ''));
  if (!found) return undefined;
  const { parent, items, index } = found;
  const { key = '' } = keysGivenBy(parent)[index] ?? {};
  return contentsOf(nodes, parent.id, key).length === 1 ? items[index] : undefined;
}

/** The blocks of a clipboard's text, at the current versions of their schemas; undefined for any other text. */
export function readPayload(text: string): Payload | undefined {
  if (text.length > MAX_LENGTH || !text.trimStart().startsWith('{')) return undefined;
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(raw) || raw.type !== TYPE || raw.format !== FORMAT) return undefined;
  if (!Array.isArray(raw.subtrees) || forbiddenKeys(raw).length > 0) return undefined;
  if (!raw.subtrees.every(isSubtree) || raw.subtrees.length === 0) return undefined;
  const versions = isObject(raw.versions) ? (raw.versions as BlockVersions) : {};
  const media = Array.isArray(raw.media) ? raw.media.filter(isMedia) : [];
  const { item, template } = raw;
  const isItem = isObject(item) && !isDeeperThan(item, MAX_PASTED_NESTING);
  return {
    ...{ subtrees: migrated(raw.subtrees, versions), media },
    ...(isItem && { item }),
    ...(typeof template === 'string' && { template }),
  };
}

function isSubtree(top: unknown): top is Subtree {
  const stack = [top];
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    if (!isObject(item) || typeof item.component !== 'string' || item.component === '')
      return false;
    if (item.props !== undefined && !isObject(item.props)) return false;
    if (item.props && isDeeperThan(item.props, MAX_PASTED_NESTING)) return false;
    if (item.children === undefined) continue;
    if (!Array.isArray(item.children)) return false;
    stack.push(...item.children);
  }
  return true;
}

function isMedia(item: unknown): item is MediaItem {
  return isObject(item) && typeof item.id === 'string' && typeof item.url === 'string';
}

function migrated(subtrees: readonly Subtree[], versions: BlockVersions): Subtree[] {
  let document = { ...createDocument(), versions };
  for (const subtree of subtrees) {
    document = { ...insertSubtree(document, { parentId: ROOT_ID, subtree }).document, versions };
  }
  const lifted = migrateDocument(document);
  return (lifted.nodes.get(ROOT_ID)?.childIds ?? []).map((id) => extractSubtree(lifted, id));
}

/** Every text in the blocks that may be the address of an image. */
export function urlsOf(value: unknown): ReadonlySet<string> {
  const urls = new Set<string>();
  const stack = [value];
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    if (typeof item === 'string') urls.add(item);
    else if (item !== null && typeof item === 'object') stack.push(...Object.values(item));
  }
  return urls;
}
