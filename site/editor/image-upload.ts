import 'server-only';
import { Readable } from 'node:stream';
import type { ReadableStream as WebReadableStream } from 'node:stream/web';
import busboy from 'busboy';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** Largest image an editor may send, in bytes. */
export const MAX_IMAGE = 15 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;
/** Wider originals are of no use to any screen this site serves. */
const MAX_WIDTH = 2560;

export class UploadError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** An image as it was sent. */
export interface SentImage {
  bytes: Buffer;
  /** What its file was called, without the ending: a name to find it by, never one to store it under. */
  title: string;
}

/** Reads the multipart field `image`; UploadError 400 without one, 413 past the cap. */
export async function readImageField(request: Request): Promise<SentImage> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data') || !request.body) {
    throw new UploadError(415, 'Invia l’immagine come modulo multipart.');
  }
  const parser = busboy({
    headers: { 'content-type': type },
    // Browsers send the names of files so.
    defParamCharset: 'utf8',
    limits: { files: 1, fileSize: MAX_IMAGE, fields: 10, fieldSize: 1_000 },
  });
  const source = Readable.fromWeb(request.body as WebReadableStream<Uint8Array>);
  return new Promise((resolve, reject) => {
    let image: Promise<SentImage> | undefined;
    parser.on('file', (name, stream, { filename }) => {
      if (name !== 'image') {
        stream.resume();
        return;
      }
      image = collect(stream).then((bytes) => ({ bytes, title: titleOf(filename) }));
      image.catch(reject);
    });
    parser.on('error', () => reject(new UploadError(400, 'Il modulo inviato non è leggibile.')));
    parser.on('close', () => {
      if (image) image.then(resolve, reject);
      else reject(new UploadError(400, 'Manca il campo «image».'));
    });
    source.on('error', () => reject(new UploadError(400, 'L’invio si è interrotto.')));
    source.pipe(parser);
  });
}

const titleOf = (filename = '') =>
  filename
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{Cc}<>"&]+/gu, ' ')
    .trim()
    .slice(0, 120);

async function collect(stream: Readable & { truncated?: boolean }): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (stream.truncated) {
    throw new UploadError(413, `L’immagine supera i ${MAX_IMAGE / 1024 / 1024} MB.`);
  }
  return Buffer.concat(chunks);
}

export interface CleanImage {
  body: Buffer;
  type: 'image/webp';
  extension: 'webp';
  width: number;
  height: number;
}

const ACCEPTED = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];

/**
 * The image encoded anew: what it claims to be is checked by content, metadata and anything
 * hidden behind the pixels is dropped. UploadError 415 for other content, SVG among it.
 */
export async function cleanImage(source: Buffer): Promise<CleanImage> {
  const found = await fileTypeFromBuffer(source);
  if (!found || !ACCEPTED.includes(found.mime)) {
    throw new UploadError(415, 'Formato non ammesso: usa PNG, JPEG, WebP, AVIF o GIF.');
  }
  try {
    const { data, info } = await sharp(source, {
      limitInputPixels: MAX_PIXELS,
      animated: found.mime === 'image/gif',
    })
      .rotate()
      .resize({ width: MAX_WIDTH, withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    const height = info.pageHeight ?? info.height;
    return { body: data, type: 'image/webp', extension: 'webp', width: info.width, height };
  } catch {
    throw new UploadError(422, 'L’immagine è danneggiata o troppo grande.');
  }
}
