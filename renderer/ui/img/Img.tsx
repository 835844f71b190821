import type { PageContext } from '../../contract.ts';
import { safeSrc, sizedSrc, srcSet } from './sources.ts';

export interface ImgProps {
  src: string | undefined;
  context: PageContext;
  /** Overrides the media library's text; empty there and here means decorative. */
  alt?: string;
  /** Width in CSS pixels at which the image is shown at most. */
  width: number;
  /** Shape until the file's own size is known, width / height. */
  ratio?: number;
  sizes?: string;
  className?: string;
  /** True for an image of the first screen: loaded at once, before the others. */
  priority?: boolean;
}

/** An image with alternative text, size and focal point from the document's media. */
export function Img(image: ImgProps) {
  const { context, alt, width, ratio = 16 / 10, sizes, className, priority } = image;
  const src = safeSrc(image.src);
  if (!src) return null;
  const media = context.media.get(image.src ?? '') ?? context.media.get(src);
  const naturalWidth = media?.width;
  const naturalHeight = media?.height;
  const known = naturalWidth !== undefined && naturalHeight !== undefined;
  const [x, y] = media?.focus ?? [50, 50];
  return (
    <img
      className={className}
      src={sizedSrc(src, width)}
      srcSet={srcSet(src, width, naturalWidth)}
      sizes={sizes ?? `(max-width: ${width}px) 100vw, ${width}px`}
      alt={alt || media?.alt || ''}
      width={known ? naturalWidth : width}
      height={known ? naturalHeight : Math.round(width / ratio)}
      loading={priority ? undefined : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
      style={x === 50 && y === 50 ? undefined : { objectPosition: `${x}% ${y}%` }}
    />
  );
}
