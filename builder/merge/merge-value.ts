import type { NodeId } from '@renderer/document/types.ts';
import type { Arbiter } from './clash.ts';
import { isEqual, isRecord } from './equal.ts';
import { type Disputed, mergeList } from './merge-list.ts';

interface Versions {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

interface Place {
  node: NodeId;
  /** Within my version of the node. */
  path: readonly (string | number)[];
  arbiter: Arbiter;
}

/**
 * A value that two sides started from, merged: what one side alone changed is taken from it;
 * objects are merged field by field, lists item by item.
 */
export function mergeValue({ base, mine, theirs }: Versions, place: Place): unknown {
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine;
  if (isEqual(base, mine)) return theirs;
  if (isRecord(mine) && isRecord(theirs)) {
    return mergeFields({ base: isRecord(base) ? base : {}, mine, theirs }, place);
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const merged = mergeList(
      { base, mine, theirs },
      {
        merge: (versions, index) => mergeValue(versions, at(place, index)),
        keeps: (item) => keepsItem(item, place),
      },
    );
    if (merged) return merged;
    if (!mine.some(isRecord) && mine.length === base.length && theirs.length === base.length) {
      return mine.map((item, index) =>
        mergeValue({ base: base[index], mine: item, theirs: theirs[index] }, at(place, index)),
      );
    }
  }
  const { node, path, arbiter } = place;
  const key = JSON.stringify(['field', node, ...path]);
  return arbiter.settle({ key, kind: 'field', node, path, base, mine, theirs });
}

function keepsItem({ removedBy, item, at: index, baseAt }: Disputed, place: Place): boolean {
  const { node, arbiter } = place;
  const key = JSON.stringify(['item', node, ...place.path, baseAt]);
  const path = [...place.path, index];
  return arbiter.choose({ key, kind: 'item', node, path, removedBy, item }) !== removedBy;
}

type Fields = Record<string, unknown>;

function mergeFields(
  { base, mine, theirs }: { base: Fields; mine: Fields; theirs: Fields },
  place: Place,
): Fields {
  const merged: Fields = {};
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const value = mergeValue(
      { base: own(base, name), mine: own(mine, name), theirs: own(theirs, name) },
      at(place, name),
    );
    if (value !== undefined) merged[name] = value;
  }
  return merged;
}

const own = (fields: Fields, name: string) =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;
const at = (place: Place, part: string | number): Place => ({
  ...place,
  path: [...place.path, part],
});
