import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchWordPress } from './wordpress-process.ts';

const VARIABLE = 'TEST_SEEDED_DATA';

/**
 * Makes a data directory with the demo content in an installed WordPress, for all products of this
 * run: a first start takes most of a minute, a start over a copy some seconds.
 * @returns what removes it
 */
export async function seedOnce(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'energy-site-seeded-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const wordPress = await launchWordPress({
      dataDir,
      // An empty name leaves the seed to be the product's own.
      env: { SEED_DIR: '' },
      args: ['--confirm-announced'],
    });
    await wordPress.stop();
  } catch (error) {
    await remove();
    throw error;
  }
  process.env[VARIABLE] = dataDir;
  return remove;
}

/** A data directory of one's own with the demo content, of which nobody was told the password yet. */
export async function seededDataDir(name: string): Promise<string> {
  const seeded = process.env[VARIABLE];
  if (!seeded) throw new Error('Nothing is seeded: run through `npm test` or playwright.');
  const dataDir = await mkdtemp(path.join(tmpdir(), `${name}-`));
  await cp(seeded, dataDir, { recursive: true });
  return dataDir;
}
