import type { DocumentNode, NodeId } from '@renderer/document/types.ts';
import { plainText } from '@renderer/ui/text/plain-text.ts';
import { slugOf } from '@renderer/ui/text/slug.ts';
import { anchorFrom, takenAnchors } from './anchors.ts';
import { withoutCopy } from './key-titles.ts';
import { givenBy, isMadeKey, keysGivenBy, madeKey } from './keys.ts';

type Nodes = ReadonlyMap<NodeId, DocumentNode>;

/** The id of an item that takes another as its title is written, and where it stands in the block. */
export interface FollowingKey {
  path: readonly (string | number)[];
  from: string;
  to: string;
}

/**
 * The id that an item gets with its title, as an address does: while it is the one that the editor
 * made, or that of the title before. Links may lead to one that was saved: it stays. Undefined for
 * any other field, and where the id stays.
 * @param saved the page as the CMS has it
 */
export function keyFromTitle(
  { nodes, saved }: { nodes: Nodes; saved: Nodes },
  node: DocumentNode,
  { path, value }: { path: readonly (string | number)[]; value: unknown },
): FollowingKey | undefined {
  const given = givenBy(node);
  const [list, at, field] = path;
  if (!given || list !== given.list || field !== given.title || typeof at !== 'number') return;
  const { key = '', title = '' } = keysGivenBy(node)[at] ?? {};
  const isFollowing = isMadeKey(node, given.name, key) || isOf(key, slugOf(withoutCopy(title)));
  const before = saved.get(node.id);
  if (!isFollowing || (before && keysGivenBy(before).some((item) => item.key === key))) return;
  const text = plainText(typeof value === 'string' ? value : '');
  const slug = slugOf(text);
  // Emptied, the title says nothing of the one that will be written: the id waits for that.
  const to = slug === '' ? madeKey(nodes, node, at) : anchorFrom(text, takenAnchors(nodes));
  const stays = slug === '' ? isMadeKey(node, given.name, key) : isOf(key, slug);
  return stays ? undefined : { path: [list, at, given.name], from: key, to };
}

/** Whether an id is a title's, or was numbered since another item had it. */
const isOf = (key: string, slug: string) =>
  slug !== '' &&
  (key === slug || (key.startsWith(`${slug}-`) && /^\d+$/.test(key.slice(slug.length + 1))));
