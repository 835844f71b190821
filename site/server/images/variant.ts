import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { getSettings } from '../../config/current.ts';
import { log } from '../../config/log.ts';
import { type ImageFormat, resizeImage } from './resize.ts';
import { knownVersion, readSource } from './source.ts';
import { ImageStore, type StoredImage } from './store.ts';

export interface Variant {
  /** Decoded path of the source. */
  source: string;
  /** Pixels. */
  width: number;
  /** Undefined keeps the source's. */
  format: ImageFormat | undefined;
}

/** Too many others are being made; the original will do. */
export class TooManyImagesError extends Error {
  override name = 'TooManyImagesError';
}

/** Size of all stored images together, in bytes. */
const MOST_BYTES = 1024 ** 3;
/** So many images wait to be made; who comes then gets the original. */
const MOST_WAITING = 100;

/** One core is left to the pages. */
const inTurn = pLimit(Math.max(1, availableParallelism() - 1));
/** Variants being made now: the same one is never made twice at once. */
const underway = new Map<string, Promise<StoredImage | undefined>>();
let store: ImageStore | undefined;

/**
 * An image in another width or format, from the data directory or made and kept there. Undefined
 * when there is no source.
 * @throws when there is no former variant and too many others are being made
 *   (TooManyImagesError), or the source cannot be read or is no image
 */
export async function imageVariant(variant: Variant): Promise<StoredImage | undefined> {
  store ??= new ImageStore(path.join(getSettings().dataDir, 'images'), MOST_BYTES);
  const key = createHash('sha256').update(JSON.stringify(variant)).digest('hex');
  const stored = await store.get(key);
  if (stored && isCurrent(stored, variant)) return stored;
  const running = underway.get(key);
  if (running) return running;
  if (inTurn.pendingCount >= MOST_WAITING) {
    if (stored) return stored;
    throw new TooManyImagesError();
  }
  const promise = inTurn(() => make(key, variant, stored)).finally(() => underway.delete(key));
  underway.set(key, promise);
  return promise;
}

/** As far as is known: what is not known may well be the same still. */
function isCurrent({ version }: StoredImage, { source }: Variant): boolean {
  const known = knownVersion(source);
  return known === '' || known === version;
}

async function make(
  key: string,
  { source, width, format }: Variant,
  former: StoredImage | undefined,
): Promise<StoredImage | undefined> {
  try {
    const found = await readSource(source);
    if (!found) {
      await store?.delete(key);
      return undefined;
    }
    const image = { ...(await resizeImage(found.body, width, format)), version: found.version };
    await store?.set(key, image);
    return image;
  } catch (error) {
    if (!former) throw error;
    log.warn({ path: source, reason: String(error) }, 'image not made anew');
    return former;
  }
}
