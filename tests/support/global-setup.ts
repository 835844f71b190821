import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FullConfig } from 'playwright/test';
import { ensureBuilt } from '../../scripts/build.ts';
import { startProduct } from '../../scripts/start-product.ts';
import { seededDataDir, seedOnce } from './seeded-data.ts';
import { announce, type UnderTest } from './under-test.ts';
import { THIRD_PARTIES } from './visitor.ts';

/** Starts a product for each worker; tests find theirs by `underTest()`. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  // Once, before products that would all do it.
  const [removeSeeded] = await Promise.all([seedOnce(), ensureBuilt(() => {})]);
  const running = await Promise.all(Array.from({ length: workers }, (_, worker) => start(worker)));
  announce(running.map(({ underTest }) => underTest));
  return async () => {
    await Promise.all([...running.map(({ stop }) => stop()), removeSeeded()]);
  };
}

async function start(worker: number): Promise<{ underTest: UnderTest; stop(): Promise<void> }> {
  const dataDir = await seededDataDir('energy-site');
  const env = { CATALOGUE: '1', TRUST_PROXY: '1', ...THIRD_PARTIES };
  const product = await startProduct({ dataDir, env });
  const { user = '', password = '' } = product.editor ?? {};
  return {
    underTest: { origin: product.origin, user, password, dataDir },
    async stop() {
      await product.stop();
      // What it said, for who looks for the cause of a failure.
      const log = path.join('test-results', `product-${worker}.log`);
      await writeFile(log, product.output.join('\n'));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
