import type { Document } from '@renderer/document/types.ts';
import { urlsOf } from '../clipboard/payload.ts';
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

type Version = Pick<Document, 'nodes' | 'media'>;

/**
 * Alternative texts and focal points that differ between two versions, by the image's address. An
 * image that one of them does not show is a difference of its block, and no text of it is gone.
 */
export function compareMedia(before: Version, after: Version): ImageDifference[] {
  const [shown, shownAfter] = [before, after].map(shownIn);
  const urls = [...(shown ?? [])].filter((url) => shownAfter?.has(url));
  return urls.flatMap((url) => {
    const [old, now] = [before, after].map(({ media }) => media.find((item) => item.url === url));
    return (['alt', 'focus'] as const).flatMap((name) => {
      const values = { before: old?.[name] ?? PLAIN[name], after: now?.[name] ?? PLAIN[name] };
      return isEqual(values.before, values.after) ? [] : [{ kind: 'image', url, name, ...values }];
    });
  });
}

const shownIn = ({ nodes }: Version) => urlsOf([...nodes.values()].map(({ props }) => props));
