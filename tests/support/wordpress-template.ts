import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FolderInUseError, lockFolder } from '@site/config/folder-lock.ts';
import { launchWordPress } from './wordpress-process.ts';

const SOURCES = ['wordpress/plugin', 'wordpress/embedded', 'wordpress/seed/import'];
export const FIXTURE_SEED = path.resolve('tests/support/wordpress-seed');

/**
 * A data directory with an installed, seeded WordPress, made once for each state of the sources:
 * test files copy it and start in the time of a warm start.
 */
export async function templateDataDir(): Promise<string> {
  const root = path.resolve(process.env.CACHE_DIR || '.cache', 'test-wordpress');
  await mkdir(root, { recursive: true });
  const name = await sourcesVersion();
  const folder = path.join(root, name);
  if (await exists(folder)) return folder;
  // Several test files ask for it at once: one makes it, the others wait.
  const unlock = await lockWhenFree(root);
  try {
    if (!(await exists(folder))) await makeTemplate(root, name);
  } finally {
    await unlock();
  }
  return folder;
}

async function makeTemplate(root: string, name: string): Promise<void> {
  // Those of earlier sources, and what an interrupted run left behind.
  for (const old of await readdir(root, { withFileTypes: true })) {
    if (old.isDirectory()) await rm(path.join(root, old.name), { recursive: true, force: true });
  }
  const work = await mkdtemp(path.join(root, 'part-'));
  const wordPress = await launchWordPress({ dataDir: work });
  await wordPress.stop();
  await rename(work, path.join(root, name));
}

async function lockWhenFree(folder: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      return await lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      await wait(200);
    }
  }
}

export async function copyOfTemplate(target: string): Promise<void> {
  await cp(await templateDataDir(), target, { recursive: true });
}

async function sourcesVersion(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of [...SOURCES.map((source) => path.resolve(source)), FIXTURE_SEED]) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).sort()) {
      hash.update(path.relative(folder, file)).update(await readFile(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
