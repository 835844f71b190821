import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from '../start-product.ts';

/**
 * Runs `measure` against the whole product with its seeded content, started over a data directory
 * of its own; or, when BENCH_ORIGIN names one, against a product that already runs.
 */
export async function withProduct<T>(measure: (origin: string) => Promise<T>): Promise<T> {
  const running = process.env.BENCH_ORIGIN;
  if (running) return measure(running);
  process.stderr.write('Starting the product; the first time takes a few minutes…\n');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'energy-site-bench-'));
  const product = await startProduct({ dataDir });
  try {
    return await measure(product.origin);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
