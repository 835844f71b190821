import type { MediaItem } from '@renderer/document/types.ts';
import { isEqual } from '../merge/equal.ts';

/** What two versions of a page say otherwise of one image. */
export interface ImageDifference {
  kind: 'image';
  url: string;
  name: 'alt' | 'focus';
  before: unknown;
  after: unknown;
}

/** What an image is without a word about it. */
const PLAIN = { alt: '', focus: [50, 50] };

/** Alternative texts and focal points that differ between two versions, by the image's address. */
export function compareMedia(
  before: readonly MediaItem[],
  after: readonly MediaItem[],
): ImageDifference[] {
  const urls = new Set([...before, ...after].map(({ url }) => url));
  return [...urls].flatMap((url) => {
    const [old, now] = [before, after].map((list) => list.find((item) => item.url === url));
    return (['alt', 'focus'] as const).flatMap((name) => {
      const values = { before: old?.[name] ?? PLAIN[name], after: now?.[name] ?? PLAIN[name] };
      return isEqual(values.before, values.after) ? [] : [{ kind: 'image', url, name, ...values }];
    });
  });
}
