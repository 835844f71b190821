import type { NodeId } from '@renderer/document/types.ts';
import { givenBy, keysGivenBy, keyTakenBy, type Nodes } from './keys.ts';

/**
 * A block's children once its items stand in another order, where those that belong to the items
 * stand in the order they have now; undefined where they do not, or stay as they are.
 */
export function childrenInOrder(
  nodes: Nodes,
  id: NodeId,
  items: readonly unknown[],
): NodeId[] | undefined {
  const block = nodes.get(id);
  const given = block && givenBy(block);
  if (!given) return undefined;
  const now = keysGivenBy(block).map(({ key }) => key);
  const next = keysGivenBy({ ...block, props: { [given.list]: items } }).map(({ key }) => key);
  const keyOf = (child: NodeId) => keyTakenBy(nodes.get(child) ?? { component: '' });
  const bearers = block.childIds.filter((child) => now.includes(keyOf(child)));
  const ordered = (keys: readonly string[]) =>
    bearers.toSorted((one, other) => keys.indexOf(keyOf(one)) - keys.indexOf(keyOf(other)));
  const isSame = (ids: readonly NodeId[]) => ids.every((each, at) => each === bearers[at]);
  const left = ordered(next);
  if (!isSame(ordered(now)) || isSame(left)) return undefined;
  return block.childIds.map((child) => (bearers.includes(child) ? (left.shift() ?? child) : child));
}

/**
 * A block's items once its children stand in another order, where those that belong to the items stand
 * in the items' order now; undefined where they do not, or the items stay as they are.
 */
export function itemsInOrder(
  nodes: Nodes,
  id: NodeId,
  children: readonly NodeId[],
): unknown[] | undefined {
  const block = nodes.get(id);
  const given = block && givenBy(block);
  if (!given) return undefined;
  const now = keysGivenBy(block).map(({ key }) => key);
  const keysOf = (ids: readonly NodeId[]) => {
    const keys = ids.map((child) => keyTakenBy(nodes.get(child) ?? { component: '' }));
    return [...new Set(keys)].filter((key) => key !== '' && now.includes(key));
  };
  const [before, after] = [keysOf(block.childIds), keysOf(children)];
  const isSame = (keys: readonly string[]) => keys.join('\n') === before.join('\n');
  // An id that several items have says of none where it belongs.
  if (!isSame(now.filter((key) => before.includes(key))) || isSame(after)) return undefined;
  const items = block.props[given.list] as unknown[];
  const left = [...after];
  return items.map((item, at) =>
    before.includes(now[at] ?? '') ? items[now.indexOf(left.shift() ?? '')] : item,
  );
}
