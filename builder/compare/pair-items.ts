import { isEqual, isRecord } from '../merge/equal.ts';

type Items = readonly unknown[];

/**
 * Which items of two versions of a list are the same one, by their places in both: those that say
 * the same, then of the others those that have most in common.
 */
export function pairItems(before: Items, after: Items): [number, number][] {
  const pairs: [number, number][] = [];
  const left = { before: new Set(before.keys()), after: new Set(after.keys()) };
  const pair = (old: number, now: number) => {
    pairs.push([old, now]);
    left.before.delete(old);
    left.after.delete(now);
  };
  for (const old of before.keys()) {
    const now = [...left.after].find((at) => isEqual(before[old], after[at]));
    if (now !== undefined) pair(old, now);
  }
  const alike = [...left.before].flatMap((old) =>
    [...left.after].map((now) => ({ old, now, common: commonOf(before[old], after[now]) })),
  );
  const bestFirst = alike.toSorted(
    (one, other) => other.common - one.common || away(one) - away(other),
  );
  for (const { old, now, common } of bestFirst) {
    if (common > 0 && left.before.has(old) && left.after.has(now)) pair(old, now);
  }
  return pairs.toSorted(([, one], [, other]) => one - other);
}

const away = ({ old, now }: { old: number; now: number }) => Math.abs(old - now);

/** Shorter texts are names of colours and the like, which many items share. */
const TELLING = 12;

/** How much of what tells an item from others two of them have in common. */
function commonOf(one: unknown, other: unknown): number {
  if (!isRecord(one) || !isRecord(other)) return 0;
  const same = Object.entries(one).filter(
    ([name, value]) =>
      value !== '' && value !== null && typeof value !== 'boolean' && isEqual(value, other[name]),
  );
  const isTelling = ([name, value]: [string, unknown]) =>
    /^(?:id|key|title|tabId)$/i.test(name) || JSON.stringify(value).length >= TELLING;
  return same.filter(isTelling).length * Object.keys(one).length + same.length;
}
