import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from './product.ts';
import { THIRD_PARTIES } from './visitor.ts';

/** Starts one product for all browser tests; they find it through the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'energy-site-'));
  const env = { SEED_TEST_USERS: '1', CATALOGUE: '1', ...THIRD_PARTIES };
  const product = await startProduct({ dataDir, env });
  process.env.TEST_ORIGIN = product.origin;
  process.env.TEST_USER = product.editor?.user ?? '';
  process.env.TEST_PASSWORD = product.editor?.password ?? '';
  process.env.TEST_DATA_DIR = dataDir;
  return async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
