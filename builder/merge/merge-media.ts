import { type MediaItem, ROOT_ID } from '@renderer/document/types.ts';
import type { Arbiter } from './clash.ts';
import { isEqual } from './equal.ts';

type Media = readonly MediaItem[];

/**
 * Images of both sides, property by property; what one side removed is gone unless the other
 * described it anew. Blocks name images by their address: what both described is one image.
 */
export function mergeMedia(
  { base, mine, theirs }: { base: Media; mine: Media; theirs: Media },
  arbiter: Arbiter,
): Media {
  const find = (list: Media, url: string) => list.find((item) => item.url === url);
  const urls = new Set([...mine, ...theirs].map(({ url }) => url));
  const merged: MediaItem[] = [];
  for (const url of urls) {
    const [before, here, there] = [find(base, url), find(mine, url), find(theirs, url)];
    if (here && there) {
      merged.push(mergeImage({ before, here, there }, arbiter));
    } else {
      const left = here ?? there;
      if (left && !isEqual(left, before)) merged.push(left);
    }
  }
  return isEqual(merged, mine) ? mine : merged;
}

function mergeImage(
  { before, here, there }: { before: MediaItem | undefined; here: MediaItem; there: MediaItem },
  arbiter: Arbiter,
): MediaItem {
  const names = new Set([...Object.keys(here), ...Object.keys(there)]);
  const merged = Object.fromEntries(
    [...names].flatMap((name) => {
      const [old, mine, theirs] = [before?.[name], here[name], there[name]];
      const value = () => {
        if (isEqual(mine, theirs) || isEqual(old, theirs)) return mine;
        if (isEqual(old, mine)) return theirs;
        // Nobody typed the rest, such as an id or a size.
        if (name !== 'alt' && name !== 'focus') return mine;
        const key = JSON.stringify(['image', here.url, name]);
        const clash = { kind: 'image', node: ROOT_ID, url: here.url, name, mine, theirs } as const;
        return arbiter.settle({ key, ...clash });
      };
      const chosen = value();
      return chosen === undefined ? [] : [[name, chosen]];
    }),
  );
  return merged as MediaItem;
}
