import { plainText } from '@renderer/ui/text/plain-text.ts';
import type { textFields } from './find-field.ts';

type Fields = ReturnType<typeof textFields>;

/**
 * Of things that look alike (places of the page, or fields), the one that is meant: the nearest to
 * what stands beside it, and of several as near, the one that comes as far among them. A block may
 * show its fields in another order than it stores them, so that the number alone says little.
 */
export function nearestOf<Thing>(
  alike: readonly Thing[],
  ordinal: number,
  nearness: (thing: Thing) => number,
): Thing | undefined {
  const measured = alike.map((thing) => ({ thing, nearness: nearness(thing) }));
  const most = Math.max(...measured.map((each) => each.nearness));
  const near = measured.filter((each) => each.nearness === most);
  const at = Math.min(ordinal, alike.length - 1);
  return near[Math.floor((at * near.length) / alike.length)]?.thing;
}

/**
 * How near a place is to a field: the texts beside the field that the boxes around the place hold,
 * each box further out counting for a quarter of the one within.
 * @param boxes texts of the boxes, the innermost first
 */
export function nearnessOf(boxes: readonly string[], beside: readonly string[]): number {
  let sum = 0;
  for (const text of beside) {
    const level = text.length > 1 ? boxes.findIndex((box) => box.includes(text)) : -1;
    if (level >= 0) sum += 4 ** -level;
  }
  return sum;
}

/** The texts that stand beside one in the same item. */
export function textsBeside(fields: Fields, path: Fields[number]['path']): string[] {
  const isBeside = (other: Fields[number]['path']) =>
    other.length === path.length &&
    path.slice(0, -1).every((part, at) => other[at] === part) &&
    other.at(-1) !== path.at(-1);
  return fields
    .filter((field) => isBeside(field.path))
    .flatMap(({ value }) => plainText(value) || []);
}
