/** What differs between two texts: from `start` to `end` in the one before, to `endAfter` in the other. */
function changedRange(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { start, end: before.length - tail, endAfter: after.length - tail };
}

/**
 * Where a caret belongs once its text was changed elsewhere: at the same words, or behind what took
 * their place.
 */
export function movedCaret(before: string, after: string, at: number): number {
  const { start, end, endAfter } = changedRange(before, after);
  if (at >= end) return at + endAfter - end;
  return at <= start ? at : endAfter;
}

/** Where a step back or forth in a text leaves the caret: behind what it changed. */
export function endOfChange(before: string, after: string): number {
  return changedRange(before, after).endAfter;
}
