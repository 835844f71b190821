import type { MediaItem } from '@renderer/document/types.ts';

/** Alternative text of an image of the page; empty for one without. */
export function altOf(media: readonly MediaItem[], url: string): string {
  return media.find((item) => item.url === url)?.alt ?? '';
}
