/** `after`, with every part that equals its counterpart in `before` replaced by that part. */
export function keepIdentity(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    const merged = after.map((item, index) => keepIdentity(before[index], item));
    const same = merged.length === before.length && merged.every((item, at) => item === before[at]);
    return same ? before : merged;
  }
  if (isRecord(before) && isRecord(after)) {
    const keys = Object.keys(after);
    const merged = Object.fromEntries(
      keys.map((key) => [key, keepIdentity(before[key], after[key])]),
    );
    const same =
      keys.length === Object.keys(before).length &&
      keys.every((key) => Object.hasOwn(before, key) && Object.is(merged[key], before[key]));
    return same ? before : merged;
  }
  return after;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
