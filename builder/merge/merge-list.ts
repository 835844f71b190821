import type { Side } from './clash.ts';
import { isEqual, isRecord } from './equal.ts';

type Items = readonly unknown[];

/** Comparing every item with every other is worth its time up to this many pairs. */
const MOST_PAIRS = 40_000;

/** How the items that both lists have are merged, and who says of one that is gone whether it stays. */
interface Judge {
  /** @param at the item's place in my list */
  merge(versions: { base: unknown; mine: unknown; theirs: unknown }, at: number): unknown;
  keeps(item: Disputed): boolean;
}

/** An item that one side removed and the other changed. */
export interface Disputed {
  removedBy: Side;
  /** What the other side made of it, and its place in that side's list. */
  item: unknown;
  at: number;
  /** Its place in the list that both grew from. */
  baseAt: number;
}

/**
 * Lists of objects that grew from one, merged item by item: what one side added or removed is taken
 * from it, beside what the other changed. Items have no ids; they are known by what they say.
 * @returns undefined where one side moved an item that the other changed, and did something else, too
 */
export function mergeList(
  { base, mine, theirs }: { base: Items; mine: Items; theirs: Items },
  judge: Judge,
): unknown[] | undefined {
  if (![...base, ...mine, ...theirs].every(isRecord)) return undefined;
  if (base.length * Math.max(mine.length, theirs.length) > MOST_PAIRS) return undefined;
  const here = align(base, mine);
  const there = align(base, theirs);
  const disputed = disputes(base, { list: mine, places: here }, { list: theirs, places: there });
  const added = { mine: additions(mine, here), theirs: additions(theirs, there) };
  if (disputed.size > 0) {
    const mineOrder = newOrder(base, mine);
    if (mineOrder) return inOrder(mineOrder, theirs, there);
    const theirOrder = newOrder(base, theirs);
    if (theirOrder) return inOrder(theirOrder, mine, here);
    // What comes again elsewhere was moved, and not removed.
    const isMoved = ({ baseAt, removedBy }: Disputed) =>
      added[removedBy].flat().some((item) => resemble(base[baseAt], item));
    if ([...disputed.values()].some(isMoved)) return undefined;
  }

  const merged: unknown[] = [];
  for (let at = 0; at <= base.length; at += 1) {
    const own = added.mine[at] ?? [];
    const others = (added.theirs[at] ?? []).filter(
      (item) => !own.some((same) => isEqual(same, item)),
    );
    merged.push(...own, ...others);
    const [mineAt, theirsAt] = [here[at], there[at]];
    const dispute = disputed.get(at);
    if (dispute && judge.keeps(dispute)) merged.push(dispute.item);
    if (mineAt === undefined || theirsAt === undefined) continue;
    const versions = { base: base[at], mine: mine[mineAt], theirs: theirs[theirsAt] };
    merged.push(judge.merge(versions, mineAt));
  }
  return merged;
}

/** A list that grew from the base, and where it has the base's items. */
interface Grown {
  list: Items;
  places: readonly (number | undefined)[];
}

/** The items that one side removed and the other changed, by their places in the base. */
function disputes(base: Items, mine: Grown, theirs: Grown): Map<number, Disputed> {
  const found = new Map<number, Disputed>();
  for (const [baseAt, before] of base.entries()) {
    const [own, other] = [mine.places[baseAt], theirs.places[baseAt]];
    if ((own === undefined) === (other === undefined)) continue;
    const removedBy = own === undefined ? 'mine' : 'theirs';
    const at = (own ?? other) as number;
    const item = (own === undefined ? theirs : mine).list[at];
    if (!isEqual(item, before)) found.set(baseAt, { removedBy, item, at, baseAt });
  }
  return found;
}

/** The places in the base of a list's items, where it has the same ones in another order and nothing else. */
function newOrder(base: Items, grown: Items): number[] | undefined {
  if (base.length !== grown.length) return undefined;
  const left = new Set(base.keys());
  const order: number[] = [];
  for (const item of grown) {
    const same = [...left].find((at) => isEqual(base[at], item));
    if (same === undefined) return undefined;
    left.delete(same);
    order.push(same);
  }
  return order;
}

/** What one side made of the items, in the order that the other one brought them into. */
function inOrder(
  order: readonly number[],
  changed: Items,
  places: readonly (number | undefined)[],
): unknown[] {
  const added = additions(changed, places);
  const itemOf = (at: number) => {
    const place = places[at];
    return place === undefined ? [] : [changed[place]];
  };
  return [...(added[0] ?? []), ...order.flatMap((at) => [...itemOf(at), ...(added[at + 1] ?? [])])];
}

/** By item of the base, where it stands in a list that grew from it; undefined where it is gone. */
function align(base: Items, grown: Items): (number | undefined)[] {
  const places: (number | undefined)[] = base.map(() => undefined);
  let [baseStart, grownStart] = [0, 0];
  for (const [baseAt, grownAt] of [
    ...unchanged(base, grown),
    [base.length, grown.length],
  ] as const) {
    if (baseAt < base.length) places[baseAt] = grownAt;
    const isSameRoom = baseAt - baseStart === grownAt - grownStart;
    let next = grownStart;
    for (let at = baseStart; at < baseAt; at += 1) {
      let found: number | undefined = isSameRoom ? next : undefined;
      for (let each = next; !isSameRoom && each < grownAt; each += 1) {
        if (!resemble(base[at], grown[each])) continue;
        found = each;
        break;
      }
      if (found === undefined) continue;
      places[at] = found;
      next = found + 1;
    }
    [baseStart, grownStart] = [baseAt + 1, grownAt + 1];
  }
  return places;
}

/** Pairs of equal items in the order of both lists, as many as there can be. */
function unchanged(base: Items, grown: Items): [number, number][] {
  // Longest common part of what begins at each pair of places, from the ends on.
  const lengths = Array.from({ length: base.length + 1 }, () =>
    new Array<number>(grown.length + 1).fill(0),
  );
  const lengthAt = (at: number, other: number) => lengths[at]?.[other] ?? 0;
  for (let at = base.length - 1; at >= 0; at -= 1) {
    for (let other = grown.length - 1; other >= 0; other -= 1) {
      const row = lengths[at] as number[];
      row[other] = isEqual(base[at], grown[other])
        ? lengthAt(at + 1, other + 1) + 1
        : Math.max(lengthAt(at + 1, other), lengthAt(at, other + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [at, other] = [0, 0];
  while (at < base.length && other < grown.length) {
    if (isEqual(base[at], grown[other])) pairs.push([at++, other++]);
    else if (lengthAt(at + 1, other) >= lengthAt(at, other + 1)) at += 1;
    else other += 1;
  }
  return pairs;
}

/** Whether two items have something in common that says something: no tick, nothing empty. */
function resemble(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return false;
  return Object.entries(one).some(
    ([name, value]) => Boolean(value) && value !== true && isEqual(value, other[name]),
  );
}

/** Items that the base does not have, by the place in the base before which they stand. */
function additions(grown: Items, places: readonly (number | undefined)[]): unknown[][] {
  const baseOf = new Map(places.flatMap((place, at) => (place === undefined ? [] : [[place, at]])));
  const added: unknown[][] = Array.from({ length: places.length + 1 }, () => []);
  let slot = 0;
  for (const [at, item] of grown.entries()) {
    const known = baseOf.get(at);
    if (known === undefined) added[slot]?.push(item);
    else slot = known + 1;
  }
  return added;
}
