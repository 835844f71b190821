import type { MediaItem } from '@renderer/document/types.ts';
import { type Replaced, replaceInText, type Sought } from './replace-text.ts';

/** Replaces a text in the alternative texts of a page's images; what stays equal keeps its identity. */
export function replaceInMedia(
  media: readonly MediaItem[],
  sought: Sought,
): Replaced<readonly MediaItem[]> {
  let count = 0;
  const value = media.map((item) => {
    const replaced = replaceInText(item.alt ?? '', sought);
    if (replaced.count === 0) return item;
    count += replaced.count;
    return { ...item, alt: replaced.value };
  });
  return { value: count > 0 ? value : media, count };
}
