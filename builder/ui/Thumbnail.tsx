import { type ComponentProps, useState } from 'react';

/** A picture in the editor; of one that cannot be had only its place is there, no broken sign. */
export function Thumbnail({ src, style, ...props }: ComponentProps<'img'> & { src: string }) {
  const [lost, setLost] = useState<string>();
  return (
    <img
      alt=""
      {...props}
      src={src}
      style={lost === src ? { ...style, visibility: 'hidden' } : style}
      onError={() => setLost(src)}
    />
  );
}
