import type { MediaItem } from '@renderer/document/types.ts';
import { isEqual } from './equal.ts';

type Media = readonly MediaItem[];

/** Images of both sides; what one side removed is gone unless the other described it anew. */
export function mergeMedia({
  base,
  mine,
  theirs,
}: {
  base: Media;
  mine: Media;
  theirs: Media;
}): Media {
  const find = (list: Media, id: string) => list.find((item) => item.id === id);
  const ids = new Set([...mine, ...theirs].map(({ id }) => id));
  const merged: MediaItem[] = [];
  for (const id of ids) {
    const [before, here, there] = [find(base, id), find(mine, id), find(theirs, id)];
    if (here && there) {
      // An image's few properties go together: mine, unless it is theirs alone that changed.
      merged.push(isEqual(here, before) ? there : here);
    } else {
      const left = here ?? there;
      if (left && !isEqual(left, before)) merged.push(left);
    }
  }
  return isEqual(merged, mine) ? mine : merged;
}
