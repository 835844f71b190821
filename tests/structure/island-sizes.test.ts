import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { islandSizes } from '../../scripts/generate/island-sizes.ts';
import { loadBlocks } from '../../scripts/generate/load.ts';
import { loadIslands } from '../../scripts/generate/load-islands.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** kB of an island beyond what islands share, compressed; what is bigger loads on first use. */
const BUDGET = 12;

describe('islands', async () => {
  const sizes = await islandSizes(root, loadIslands(root, loadBlocks(root)));

  it.each([...sizes])(`%s keeps to ${BUDGET} kB`, (_name, bytes) => {
    expect(bytes).toBeGreaterThan(0);
    expect(bytes / 1024).toBeLessThanOrEqual(BUDGET);
  });
});
