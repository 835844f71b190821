import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { ImageFile } from './resize.ts';

/** An image that was made, and of which version of its source (`source.ts`). */
export interface StoredImage extends ImageFile {
  version: string;
}

/** How long a use need not be noted on disk, in ms. */
const NOTE_EVERY = 24 * 60 * 60_000;

/**
 * Made images in a folder, one file each, up to a size: anyone can ask for any width. What was not
 * used for the longest time makes room, also across restarts, by the files' times.
 */
export class ImageStore {
  readonly #folder: string;
  readonly #mostBytes: number;
  /** When each image was last used (ms), by key, weighed by its bytes; read from disk once. */
  #used: Promise<LRUCache<string, { bytes: number; at: number }>> | undefined;

  /** @param mostBytes size of all files together */
  constructor(folder: string, mostBytes: number) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
  }

  /** The image under a key of letters and digits; undefined when there is none. */
  async get(key: string): Promise<StoredImage | undefined> {
    const used = await this.#index();
    const entry = used.get(key);
    if (!entry) return undefined;
    const file = this.#file(key);
    const stored = await readFile(file).catch(() => undefined);
    if (!stored) return undefined;
    const now = Date.now();
    if (now - entry.at > NOTE_EVERY) {
      entry.at = now;
      await utimes(file, now / 1000, now / 1000).catch(() => {});
    }
    return unpack(stored);
  }

  async set(key: string, image: StoredImage): Promise<void> {
    const used = await this.#index();
    const packed = pack(image);
    const file = this.#file(key);
    await mkdir(this.#folder, { recursive: true });
    const temporary = `${file}.${process.pid}`;
    await writeFile(temporary, packed);
    await rename(temporary, file);
    used.set(key, { bytes: packed.byteLength, at: Date.now() });
  }

  async delete(key: string): Promise<void> {
    (await this.#index()).delete(key);
  }

  #file(key: string): string {
    return path.join(this.#folder, key);
  }

  #index() {
    this.#used ??= this.#readIndex();
    return this.#used;
  }

  async #readIndex() {
    const used = new LRUCache<string, { bytes: number; at: number }>({
      maxSize: this.#mostBytes,
      sizeCalculation: ({ bytes }) => bytes,
      dispose: (_entry, key, reason) => {
        // An image that was made again has its new file in place already.
        if (reason !== 'set') void rm(this.#file(key), { force: true });
      },
    });
    const names = await readdir(this.#folder).catch(() => []);
    const files = await Promise.all(
      names.map(async (key) => {
        const { size, mtimeMs } = await stat(this.#file(key));
        return { key, bytes: size, at: mtimeMs };
      }),
    );
    for (const { key, bytes, at } of files.toSorted((a, b) => a.at - b.at)) {
      if (bytes > 0) used.set(key, { bytes, at });
    }
    return used;
  }
}

/** One file: a line of JSON, then the image's bytes. */
function pack({ type, version, body }: StoredImage): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ type, version })}\n`), body]);
}

function unpack(stored: Buffer): StoredImage | undefined {
  const end = stored.indexOf(10);
  try {
    const { type, version } = JSON.parse(stored.subarray(0, end).toString());
    return { type, version, body: stored.subarray(end + 1) };
  } catch {
    return undefined;
  }
}
