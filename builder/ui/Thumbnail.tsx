import type { ComponentProps } from 'react';

/** A picture in the editor. */
export function Thumbnail(props: ComponentProps<'img'> & { src: string }) {
  return <img alt="" {...props} />;
}
