/** Widths an image is offered in, in pixels. */
const WIDTHS = [320, 480, 640, 930, 1280, 1600, 1920];

/** Whether this site can resize the image: a raster file of its own. */
export function isResizable(src: string): boolean {
  return src.startsWith('/') && !src.startsWith('//') && /\.(?:png|jpe?g|webp|avif)$/i.test(src);
}

/** The image at a width, as the specification's Image block requests it: `?width={w}&auto=format`. */
export function sizedSrc(src: string, width: number): string {
  return isResizable(src) ? `${src}?width=${width}&auto=format` : src;
}

/** Candidates up to twice the shown width; undefined when the image cannot be resized. */
export function srcSet(src: string, shown: number, natural?: number): string | undefined {
  if (!isResizable(src)) return undefined;
  const most = Math.min(shown * 2, natural ?? Number.POSITIVE_INFINITY);
  const widths = WIDTHS.filter((width) => width < most);
  if (Number.isFinite(most)) widths.push(Math.round(most));
  return [...new Set(widths)].map((width) => `${sizedSrc(src, width)} ${width}w`).join(', ');
}

/** An upload of WordPress by a whole address, as its media library hands it out to be copied. */
const UPLOAD = /^https?:\/\/[^/\\?#]+(\/(?!\/)(?:[^\\?#]*\/)?wp-content\/uploads\/[^\\?#]+)/i;

/**
 * An image address that may be loaded: this site's own, or https. Uploads are this site's whatever
 * host they were copied from, so that they are resized and the page's policy lets them in.
 */
export function safeSrc(src: string | undefined): string | undefined {
  if (!src) return undefined;
  const address = UPLOAD.exec(src)?.[1] ?? src;
  return /^(?:\/(?!\/)[^\\]*|https:\/\/[^\\]+)$/.test(address) ? address : undefined;
}
