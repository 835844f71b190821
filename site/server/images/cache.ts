import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getSettings } from '../../config/current.ts';
import type { ImageFile, ImageFormat } from './resize.ts';

interface Variant {
  path: string;
  width: number;
  format: ImageFormat | undefined;
}

/** Variants being made now: the same one is never made twice at once. */
const underway = new Map<string, Promise<ImageFile | undefined>>();

/**
 * The variant from the data directory, or made and stored. Uploads of the CMS never change under
 * one name, so a stored variant is good for ever.
 */
export function cachedImage(
  variant: Variant,
  make: () => Promise<ImageFile | undefined>,
): Promise<ImageFile | undefined> {
  const key = createHash('sha256').update(JSON.stringify(variant)).digest('hex');
  const running = underway.get(key);
  if (running) return running;
  const promise = readOrMake(key, make).finally(() => underway.delete(key));
  underway.set(key, promise);
  return promise;
}

async function readOrMake(
  key: string,
  make: () => Promise<ImageFile | undefined>,
): Promise<ImageFile | undefined> {
  const folder = path.join(getSettings().dataDir, 'images');
  const file = path.join(folder, key);
  const stored = await readFile(file).catch(() => undefined);
  if (stored) return unpack(stored);
  const image = await make();
  if (!image) return undefined;
  await mkdir(folder, { recursive: true });
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, pack(image));
  await rename(temporary, file);
  return image;
}

/** One file: the media type, a line feed, the bytes. */
const pack = (image: ImageFile) => Buffer.concat([Buffer.from(`${image.type}\n`), image.body]);

function unpack(stored: Buffer): ImageFile {
  const end = stored.indexOf(10);
  return { type: stored.subarray(0, end).toString(), body: stored.subarray(end + 1) };
}
