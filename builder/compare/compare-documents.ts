import {
  type Document,
  type DocumentNode,
  type NodeId,
  ROOT_ID,
} from '@renderer/document/types.ts';
import { isEqual, isRecord } from '../merge/equal.ts';
import { parentsOf } from '../merge/merge-order.ts';
import { pairItems } from './pair-items.ts';

type Nodes = ReadonlyMap<NodeId, DocumentNode>;
type Path = readonly (string | number)[];

/** One difference between two versions of a page. */
export type Difference = { node: NodeId } & (
  | { kind: 'added' | 'removed' | 'moved' | 'reordered' }
  | FieldDifference
);

type FieldDifference =
  | { kind: 'field'; path: Path; before: unknown; after: unknown }
  /** A list with the same items in another order. */
  | { kind: 'items'; path: Path; before: readonly unknown[]; after: readonly unknown[] };

/** What differs between two versions, block by block: what was added or removed counts as a whole. */
export function compareDocuments(before: Nodes, after: Nodes): Difference[] {
  const differences: Difference[] = [];
  const parents = { before: parentsOf(before), after: parentsOf(after) };
  for (const [id, node] of after) {
    const old = before.get(id);
    if (!old) {
      // Inside of an added block it is part of that one.
      const parent = parents.after.get(id);
      if (parent === undefined || before.has(parent)) differences.push({ node: id, kind: 'added' });
      continue;
    }
    if (id !== ROOT_ID && parents.before.get(id) !== parents.after.get(id)) {
      differences.push({ node: id, kind: 'moved' });
    }
    const stayed = (list: readonly NodeId[], other: readonly NodeId[]) =>
      list.filter((child) => other.includes(child));
    const order = [stayed(old.childIds, node.childIds), stayed(node.childIds, old.childIds)];
    if (!isEqual(order[0], order[1])) differences.push({ node: id, kind: 'reordered' });
    for (const field of fieldsThatDiffer(own(old), own(node))) {
      differences.push({ node: id, ...field });
    }
  }
  for (const id of before.keys()) {
    if (after.has(id)) continue;
    const parent = parents.before.get(id);
    if (parent === undefined || after.has(parent)) differences.push({ node: id, kind: 'removed' });
  }
  return differences;
}

/** Whether two versions of a page are the same, images with what is said of them included. */
export const isSamePage = (
  one: Pick<Document, 'nodes' | 'media'>,
  other: Pick<Document, 'nodes' | 'media'>,
): boolean =>
  compareDocuments(one.nodes, other.nodes).length === 0 && isEqual(one.media, other.media);

const own = ({ id: _id, childIds: _childIds, ...rest }: DocumentNode) => rest;

function fieldsThatDiffer(before: unknown, after: unknown, path: Path = []): FieldDifference[] {
  if (isEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      fieldsThatDiffer(before[name], after[name], [...path, name]),
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) return itemsThatDiffer(before, after, path);
  return [{ kind: 'field', path, before, after }];
}

/** What differs in a list: its order and what was added or removed as one, then what items say otherwise. */
function itemsThatDiffer(before: readonly unknown[], after: readonly unknown[], path: Path) {
  const isSameLength = before.length === after.length;
  if (isSameLength && isReordered(before, after)) {
    return [{ kind: 'items' as const, path, before, after }];
  }
  const pairs = [...before, ...after].every(isRecord) ? pairItems(before, after) : [];
  const isInPlace = isSameLength && pairs.every(([old, now]) => old === now);
  const same = isInPlace ? before.map((_, index) => [index, index] as const) : pairs;
  const inItems = same.flatMap(([old, now]) =>
    fieldsThatDiffer(before[old], after[now], [...path, now]),
  );
  return isInPlace ? inItems : [{ kind: 'field' as const, path, before, after }, ...inItems];
}

/** Whether two lists hold the same, in another order: item by item nearly each field would differ. */
function isReordered(before: readonly unknown[], after: readonly unknown[]): boolean {
  const said = (items: readonly unknown[]) => items.map((item) => JSON.stringify(spoken(item)));
  const [old, now] = [said(before), said(after)];
  return !isEqual(old, now) && isEqual(old.toSorted(), now.toSorted());
}

/** What a value says: a switch that is off says no more than one that was never touched. */
function spoken(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoken);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== false && each !== undefined);
  return entries
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, each]) => [name, spoken(each)]);
}
