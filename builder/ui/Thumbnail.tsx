import type { ComponentProps } from 'react';

/** A picture in the editor. */
export function Thumbnail(props: ComponentProps<'img'> & { src: string }) {
  // biome-ignore lint/performance/noImgElement: the framework's image belongs to the site; here addresses are whatever an editor types.
  return <img alt="" {...props} />;
}
