import { blockKey } from '@renderer/document/block-key.ts';
import type { DocumentNode, NodeId } from '@renderer/document/types.ts';
import { givenBy, keysGivenBy, keyTakenBy, takenBy, withoutFirst } from './keys.ts';

type Nodes = ReadonlyMap<NodeId, DocumentNode>;
type Fields = Record<string, unknown>;
type Change = { id: NodeId; name: string; value: unknown };

/**
 * What changes with the switch of the item that shows first of all, whether it is moved at the item
 * or at its content: no other item has it on, and each content says what its item does. Nothing for
 * any other field.
 */
export function changesWithFirst(
  nodes: Nodes,
  node: DocumentNode,
  { path, value }: { path: readonly (string | number)[]; value: unknown },
): Change[] {
  const [list, index, field] = path;
  const given = givenBy(node);
  if (given?.first !== undefined && list === given.list && field === given.first) {
    return changesOf(nodes, node, { at: Number(index), isFirst: value === true });
  }
  // Asked of the kind of block first: at each letter typed, the page is not searched.
  const of = givenBy({ component: takenBy(node)?.of ?? '' });
  if (path.length !== 1 || list !== of?.first || !isContent(node, of?.content)) return [];
  const giver = [...nodes.values()].find(({ childIds }) => childIds.includes(node.id));
  if (!giver || givenBy(giver) !== of) return [];
  const at = keysGivenBy(giver).findIndex(({ key }) => key !== '' && key === keyTakenBy(node));
  if (at === -1) return [];
  return changesOf(nodes, giver, { at, isFirst: value === true }).filter(
    ({ id }) => id !== node.id,
  );
}

function changesOf(
  nodes: Nodes,
  giver: DocumentNode,
  { at, isFirst }: { at: number; isFirst: boolean },
): Change[] {
  const given = givenBy(giver);
  const items = given && giver.props[given.list];
  if (given?.first === undefined || !Array.isArray(items)) return [];
  const { first, list, content } = given;
  const now = items.map((item: Fields, index) =>
    index !== at
      ? isFirst
        ? withoutFirst(item, given)
        : item
      : isFirst
        ? { ...item, [first]: true }
        : withoutFirst(item, given),
  );
  const chosen = keysGivenBy(giver)[at]?.key;
  const contents = giver.childIds
    .flatMap((id) => nodes.get(id) ?? [])
    .filter((child) => isContent(child, content) && (isFirst || keyTakenBy(child) === chosen))
    .map((child) => ({ child, value: isFirst && keyTakenBy(child) === chosen }))
    .filter(({ child, value }) => (child.props[first] === true) !== value)
    .map(({ child, value }) => ({ id: child.id, name: first, value: value || undefined }));
  return [{ id: giver.id, name: list, value: now }, ...contents];
}

const isContent = (node: DocumentNode, content: string | undefined) =>
  content !== undefined && blockKey(node.component) === blockKey(content);
