import type { MediaItem } from '@renderer/document/types.ts';
import { decoded } from '@renderer/ui/text/decoded.ts';

/** What an image is called: as its file was, or by the last part of its address. */
export const mediaName = ({ name, url }: Pick<MediaItem, 'name' | 'url'>): string =>
  name || fileName(url);

function fileName(url: string): string {
  const [path = url] = url.split(/[?#]/);
  const last = path.slice(path.lastIndexOf('/') + 1) || url;
  return decoded(last) ?? last;
}
