import sharp from 'sharp';

export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export interface ImageFile {
  type: string;
  body: Buffer;
}

// Two cores serve the pages: an encoder must not take both.
sharp.concurrency(1);

/** The smallest format the browser's Accept header admits; undefined keeps the source's. */
export function chooseFormat(accept: string): ImageFormat | undefined {
  if (accept.includes('image/avif')) return 'avif';
  if (accept.includes('image/webp')) return 'webp';
  return undefined;
}

/** The image at most `width` pixels wide, upright, without metadata. Rejects what is no image. */
export async function resizeImage(
  source: Buffer,
  width: number,
  format?: ImageFormat,
): Promise<ImageFile> {
  const image = sharp(source, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  const encoded =
    format === 'avif'
      ? image.avif({ quality: 55, effort: 3 })
      : format === 'webp'
        ? image.webp({ quality: 78 })
        : image;
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { type: info.format === 'heif' ? 'image/avif' : `image/${info.format}`, body: data };
}
