import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';

/** Extracts a zip into `folder`. `rename` may move an entry or, answering undefined, leave it out. */
export async function unzip(options: {
  zip: string;
  folder: string;
  rename?: (name: string) => string | undefined;
}): Promise<number> {
  // yauzl refuses absolute names and names that climb out of the folder.
  const archive = await openPromise(options.zip);
  let files = 0;
  try {
    for await (const entry of archive.eachEntry()) {
      const name = options.rename ? options.rename(entry.fileName) : entry.fileName;
      if (!name || name.endsWith('/')) continue;
      const target = path.join(options.folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      await pipeline(await archive.openReadStreamPromise(entry), createWriteStream(target));
      files += 1;
    }
  } finally {
    archive.close();
  }
  return files;
}
