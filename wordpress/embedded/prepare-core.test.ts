import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SQLITE_PACKAGE } from './core/packages.ts';
import { prepareCore } from './prepare-core.ts';

let cacheDir: string;
const inCache = (name: string) => path.join(cacheDir, 'wordpress', name);

/** A cache that has the driver, so that nothing is downloaded. */
beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'core-'));
  const version = SQLITE_PACKAGE.spec.split('@').at(-1);
  await mkdir(inCache(`sqlite-${version}`), { recursive: true });
});
afterEach(() => rm(cacheDir, { recursive: true, force: true }));

const prepare = (settings: { coreDir?: string; coreZip?: string }) =>
  prepareCore({ cacheDir, progress: () => {}, ...settings });

it('is not stopped by what another process takes away while it looks', async () => {
  await symlink('gone', inCache('core-1.part-abc'));
  await mkdir(inCache('core'));
  await writeFile(inCache('core/wp-load.php'), '');
  const core = await prepare({ coreDir: inCache('core') });
  expect(core.coreDir).toBe(inCache('core'));
});

it('names the setting of a folder that holds no WordPress', async () => {
  await expect(prepare({ coreDir: cacheDir })).rejects.toThrow(
    `WP_CORE_DIR=${cacheDir} is not a WordPress core`,
  );
});

it.each([
  ['is not there', undefined],
  ['is no zip', 'testo'],
])('names the setting of a zip that %s', async (_, content) => {
  const zip = path.join(cacheDir, 'wp.zip');
  if (content !== undefined) await writeFile(zip, content);
  await expect(prepare({ coreZip: zip })).rejects.toThrow(`WP_CORE_ZIP=${zip} is no zip`);
});
