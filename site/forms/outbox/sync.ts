import { execFile } from 'node:child_process';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Writes a folder with many files through to the disk: in one call where the system has one. */
export async function syncTree(folder: string): Promise<void> {
  // A thousand single syncs after the first start take ten seconds and more.
  if (process.platform === 'linux') {
    const done = await run('sync', ['-f', folder]).then(
      () => true,
      () => false,
    );
    if (done) return;
  }
  await syncFiles(folder);
}

/** Writes every file of a folder through to the disk. */
export async function syncFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isFile()) await sync(path.join(entry.parentPath, entry.name));
  }
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+').catch((error: NodeJS.ErrnoException) => {
    // The engine may have removed it meanwhile: then there is nothing to keep.
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!handle) return;
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
