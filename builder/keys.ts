import { type GivenKey, givenKeys, type TakenKey, takenKeys } from '@generated/keys.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import { descendants } from '@renderer/document/operations/descendants.ts';
import type { Subtree } from '@renderer/document/operations/insert-subtree.ts';
import type { DocumentNode, NodeId } from '@renderer/document/types.ts';
import { plainText } from '@renderer/ui/text/plain-text.ts';

export type Nodes = ReadonlyMap<NodeId, DocumentNode>;
type Fields = Record<string, unknown>;
/** As much of a block as says which ids it gives and takes. */
export type KeyedBlock = Pick<Subtree, 'component' | 'props'>;
type Block = KeyedBlock;

/** An id of an item, with what editors know the item by. */
export interface ItemKey {
  key: string;
  title: string;
}

/** The field by which the items of a block's list have ids in the page. */
export function givenBy({ component }: Block): GivenKey | undefined {
  return own(givenKeys, blockKey(component));
}

/** The field by which a block belongs to an item of another. */
export function takenBy({ component }: Block): TakenKey | undefined {
  return own(takenKeys, blockKey(component));
}

/** The id of the item that a block belongs to; empty when it says none. */
export function keyTakenBy(block: Block): string {
  const taken = takenBy(block);
  return taken ? textOf(block.props?.[taken.name]) : '';
}

/** A block that belongs to the item with an id. */
export function withKeyTaken(subtree: Subtree, key: string): Subtree {
  const taken = takenBy(subtree);
  return taken ? { ...subtree, props: { ...subtree.props, [taken.name]: key } } : subtree;
}

/** The ids that a block gives, item by item; empty for an item without. */
export function keysGivenBy(block: Block): ItemKey[] {
  const given = givenBy(block);
  return itemsOf(block, given).map((item) => ({
    key: textOf(item[given?.name ?? '']),
    title: plainText(textOf(item[given?.title ?? ''])),
  }));
}

/** Ids of a block's items whose contents no block within it holds. */
export function keysWithoutContent(nodes: Nodes, id: NodeId): string[] {
  const block = nodes.get(id);
  if (!block || givenBy(block)?.content === undefined) return [];
  const keys = keysGivenBy(block).flatMap(({ key }) => (key === '' ? [] : [key]));
  const held = descendants({ nodes }, id)
    .slice(1)
    .flatMap((each) => nodes.get(each) ?? []);
  const bears = new Set(held.filter((each) => takesFrom(each, block)).map(keyTakenBy));
  // Of a single item everything shows, also what says no id.
  if (keys.length < 2 && bears.has('')) return [];
  return keys.filter((key) => !bears.has(key));
}

/** What editors know the item by that a block belongs to; empty where the block around has none such. */
export function titleTakenBy(block: Block, giver: Block | undefined): string {
  const key = keyTakenBy(block);
  if (!giver || key === '' || !takesFrom(block, giver)) return '';
  return keysGivenBy(giver).find((item) => item.key === key)?.title ?? '';
}

/** Where in the page the title stands that editors know an item by. */
export interface TitlePlace {
  id: NodeId;
  path: [list: string, at: number, title: string];
  title: string;
}

/** The title of the item that a block belongs to; undefined where there is none, or one with formats. */
export function titlePlaceOf(tree: Tree, block: DocumentNode): TitlePlace | undefined {
  const giver = giverOf(tree, { component: block.component, within: block.id });
  const given = giver && givenBy(giver);
  const key = keyTakenBy(block);
  if (!giver || !given?.title || key === '' || !takesFrom(block, giver)) return undefined;
  const at = keysGivenBy(giver).findIndex((item) => item.key === key);
  const title = textOf(itemsOf(giver, given)[at]?.[given.title]);
  if (title === '' || plainText(title) !== title) return undefined;
  return { id: giver.id, path: [given.list, at, given.title], title };
}

interface Tree {
  nodes: Nodes;
  parentOf(id: NodeId): NodeId | undefined;
}

/** The items that a block may belong to: of the block that it lies in, or of all in the page. */
export function keysFor(tree: Tree, id: NodeId): ItemKey[] {
  const node = tree.nodes.get(id);
  if (!node) return [];
  const giver = giverOf(tree, { component: node.component, within: id });
  const givers = giver ? [giver] : [...tree.nodes.values()].filter((each) => takesFrom(node, each));
  const keys = givers.flatMap(keysGivenBy).filter(({ key }) => key !== '');
  return [...new Map(keys.map((item) => [item.key, item])).values()];
}

/** The block whose items a block within it may belong to. */
export function giverOf(
  { nodes, parentOf }: Tree,
  { component, within }: { component: string; within: NodeId },
): DocumentNode | undefined {
  const of = takenBy({ component })?.of;
  for (let at: NodeId | undefined = within; of && at !== undefined; at = parentOf(at)) {
    const node = nodes.get(at);
    if (node && blockKey(node.component) === of) return node;
  }
  return undefined;
}

/**
 * An item on its way into a block's list, with an id that no other item of the page has: its own,
 * or one like it; one that is made where it has none. Where another item is the first, it is not.
 */
export function withFreeKey(nodes: Nodes, block: Block, entering: unknown): unknown {
  const given = givenBy(block);
  if (!given || !isFields(entering)) return entering;
  const item = firstsOf(block).length > 0 ? withoutFirst(entering, given) : entering;
  const key = textOf(item[given.name]);
  const blocks = [...nodes.values()];
  const isUsed = blocks.flatMap(keysGivenBy).some((other) => other.key === key);
  if (key !== '' && !isUsed) return item;
  const taken = new Set(blocks.flatMap(keysIn));
  const free =
    key === ''
      ? freeAmong(taken, given.prefix, itemsOf(block, given).length + 1)
      : freeAmong(taken, stem(key), 2);
  return { ...item, [given.name]: free };
}

/** Places of a block's items that say to be the first of all; more than one is a mistake. */
export function firstsOf(block: Block): number[] {
  const given = givenBy(block);
  const { first = '' } = given ?? {};
  return itemsOf(block, given).flatMap((item, at) => (item[first] === true ? [at] : []));
}

/** The fields of an item, or of what belongs to it, without its being the first of all. */
export function withoutFirst(fields: Fields, { first = '' }: GivenKey): Fields {
  if (fields[first] !== true) return fields;
  const { [first]: _on, ...others } = fields;
  return others;
}

/** An id as the editor makes them, for the item of a block's list at a place. */
export function madeKey(nodes: Nodes, block: Block, at: number): string {
  const taken = new Set([...nodes.values()].flatMap(keysIn));
  return freeAmong(taken, givenBy(block)?.prefix ?? '', at + 1);
}

/** Whether a value of an item's field is an id as the editor makes them. */
export function isMadeKey(block: Block, name: string, value: unknown): boolean {
  const given = givenBy(block);
  return name === given?.name && new RegExp(`^${given.prefix}-\\d+$`).test(textOf(value));
}

/** Whether more than one item of a page has an id that one of a block's has. */
export function isKeyTaken(nodes: Nodes, block: Block, key: string): boolean {
  if (key === '' || !givenBy(block)) return false;
  const all = [...nodes.values()].flatMap(keysGivenBy);
  return all.filter((item) => item.key === key).length > 1;
}

/**
 * The blocks that bear an item's id, which becomes another: they follow, locked ones too, as what
 * they show stays the same. Of an item whose id was another's too, or empty, it is what bears an id
 * that no item has, if it is a single one: that was the item's before. None follow to the id of
 * another item.
 */
export function bearersOf(
  nodes: Nodes,
  block: DocumentNode,
  change: { from: unknown; to: unknown },
): { id: NodeId; name: string; value: string }[] {
  const [from, to] = [textOf(change.from), textOf(change.to)];
  const keys = keysGivenBy(block).map(({ key }) => key);
  if (to === '' || keys.includes(to) || givenBy(block)?.content === undefined) return [];
  const bearers = descendants({ nodes }, block.id)
    .slice(1)
    .flatMap((id) => nodes.get(id) ?? [])
    .filter((node) => takesFrom(node, block) && keyTakenBy(node) !== '');
  const orphaned = new Set(bearers.map(keyTakenBy).filter((key) => !keys.includes(key)));
  const isOwn = from !== '' && keys.indexOf(from) === keys.lastIndexOf(from);
  const key = isOwn ? from : orphaned.size === 1 ? [...orphaned][0] : undefined;
  return bearers
    .filter((node) => keyTakenBy(node) === key)
    .map((node) => ({ id: node.id, name: takenBy(node)?.name ?? '', value: to }));
}

/** Blocks on their way into a page: ids that it has already become others, and what bears them follows. */
export function withFreeKeys(nodes: Nodes, subtree: Subtree): Subtree {
  const blocks = withDescendants(subtree);
  if (!blocks.some(givenBy)) return subtree;
  const used = new Set([...nodes.values()].flatMap(keysGivenBy).map(({ key }) => key));
  const renamed = new Map<string, string>();
  const taken = new Set([...nodes.values(), ...blocks].flatMap(keysIn));
  for (const { key } of blocks.flatMap(keysGivenBy)) {
    if (key === '' || !used.has(key) || renamed.has(key)) continue;
    const free = freeAmong(taken, stem(key), 2);
    taken.add(free);
    renamed.set(key, free);
  }
  return renamed.size === 0 ? subtree : withKeys(subtree, renamed);
}

/** The blocks within a block that belong to its item with an id, the outermost of them. */
export function contentsOf(nodes: Nodes, id: NodeId, key: string): NodeId[] {
  const block = nodes.get(id);
  if (!block || key === '' || givenBy(block)?.content === undefined) return [];
  const found: NodeId[] = [];
  const within = new Set<NodeId>();
  for (const each of descendants({ nodes }, id).slice(1)) {
    const node = nodes.get(each);
    if (!node || within.has(each) || !takesFrom(node, block) || keyTakenBy(node) !== key) continue;
    for (const inner of descendants({ nodes }, each)) within.add(inner);
    found.push(each);
  }
  return found;
}

/** Ids that blocks give or bear, one for another. */
export function withKeys(subtree: Subtree, renamed: ReadonlyMap<string, string>): Subtree {
  const { props = {}, children } = subtree;
  const now = (holder: Fields, name: string): Fields => {
    const key = renamed.get(textOf(holder[name]));
    return key === undefined ? holder : { ...holder, [name]: key };
  };
  const given = givenBy(subtree);
  const taken = takenBy(subtree);
  const list = given && props[given.list];
  const listed = Array.isArray(list)
    ? {
        ...props,
        [given?.list ?? '']: list.map((item) =>
          isFields(item) ? now(item, given?.name ?? '') : item,
        ),
      }
    : props;
  return {
    ...subtree,
    props: taken ? now(listed, taken.name) : listed,
    ...(children && { children: children.map((child) => withKeys(child, renamed)) }),
  };
}

/** Every id that a block gives or bears. */
function keysIn(block: Block): string[] {
  return [...keysGivenBy(block).map(({ key }) => key), keyTakenBy(block)];
}

const takesFrom = (block: Block, giver: Block) => takenBy(block)?.of === blockKey(giver.component);

function freeAmong(taken: ReadonlySet<string>, prefix: string, from: number): string {
  let number = from;
  while (taken.has(`${prefix}-${number}`)) number += 1;
  return `${prefix}-${number}`;
}

/** What a copy's id begins with: that of a copy of a copy, too. */
const stem = (key: string) => key.replace(/-\d+$/, '');

function withDescendants(subtree: Subtree): Subtree[] {
  return [subtree, ...(subtree.children ?? []).flatMap(withDescendants)];
}

function itemsOf({ props }: Block, given: GivenKey | undefined): Fields[] {
  const list = given && props?.[given.list];
  return Array.isArray(list) ? list.map((item) => (isFields(item) ? item : {})) : [];
}

export const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const own = <Value>(record: Readonly<Record<string, Value>>, name: string) =>
  Object.hasOwn(record, name) ? record[name] : undefined;
