import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { WordPressFolders } from './paths.ts';

/**
 * Makes wp-content under the data directory: WordPress's core is shared and only read, what an
 * installation adds is its own. Our plugin is copied anew at each start, so that WordPress can
 * never change or delete its source.
 */
export async function prepareContentFolder(options: {
  folders: WordPressFolders;
  coreDir: string;
  pluginDir: string;
}): Promise<void> {
  const { folders, coreDir, pluginDir } = options;
  await mkdir(folders.root, { recursive: true, mode: 0o700 });
  await mkdir(folders.database, { recursive: true, mode: 0o700 });
  for (const folder of ['uploads', 'languages', 'plugins']) {
    await mkdir(path.join(folders.content, folder), { recursive: true });
  }
  await copyMissing(path.join(coreDir, 'wp-content/themes'), path.join(folders.content, 'themes'));
  await rm(folders.plugin, { recursive: true, force: true });
  await cp(pluginDir, folders.plugin, { recursive: true });
}

async function copyMissing(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const there = new Set(await readdir(target));
  for (const entry of await readdir(source)) {
    if (there.has(entry)) continue;
    await cp(path.join(source, entry), path.join(target, entry), { recursive: true });
  }
}
