import type { Document } from '@renderer/document/types.ts';

/** Whether two JSON values say the same; the order of an object's fields says nothing. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isEqual(item, other[at]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Whether two pages say the same, images included. */
export function isSameContent(one: Content, other: Content): boolean {
  const [a, b] = [one, other].map(({ nodes }) => Object.fromEntries(nodes));
  return isEqual(a, b) && isEqual(one.media, other.media);
}

type Content = Pick<Document, 'nodes' | 'media'>;
