import path from 'node:path';
import { build } from 'esbuild';
import { Faults } from './faults.ts';
import { type Block, SchemaError } from './model.ts';

/**
 * Checks every block's migrations against the version its schema says: one step to each version
 * from 2 on, in order. A step that is missing would leave saved pages behind without a word.
 */
export async function checkMigrations(root: string, blocks: readonly Block[]): Promise<void> {
  const faults = new Faults();
  for (const block of blocks) await faults.wait(checkBlock(root, block));
  faults.refuse();
}

async function checkBlock(root: string, { name, version, migrations }: Block): Promise<void> {
  if (!migrations) {
    if (version === 1) return;
    const missing = `x-version ${version} needs migrations.ts with ${stepsTo(version)}`;
    throw new SchemaError(`schemas/blocks/${name}/schema.json: /x-version: ${missing}`);
  }
  const steps = await readDefault(root, migrations);
  if (!Array.isArray(steps)) {
    throw new SchemaError(`${migrations}: the default export must be a list of steps`);
  }
  for (const [index, step] of steps.entries()) {
    if (typeof step?.migrate !== 'function') {
      throw new SchemaError(`${migrations}: step ${index} has no function 'migrate'`);
    }
  }
  const found = steps.map((step) => step.to as unknown);
  if (found.length === version - 1 && found.every((to, index) => to === index + 2)) return;
  throw new SchemaError(
    `${migrations}: x-version ${version} of schema.json needs ${stepsTo(version)}; ` +
      `it has steps to ${JSON.stringify(found)}`,
  );
}

function stepsTo(version: number): string {
  if (version === 1) return 'no steps';
  const versions = Array.from({ length: version - 1 }, (_, index) => index + 2);
  return `the steps to ${JSON.stringify(versions)}, in this order`;
}

/** Read anew each time, as a watching generation must: a module stays what it was when imported. */
async function readDefault(root: string, file: string): Promise<unknown> {
  try {
    const { outputFiles } = await build({
      entryPoints: [path.join(root, file)],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'neutral',
      logLevel: 'silent',
    });
    const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
    const module = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as {
      default?: unknown;
    };
    return module.default;
  } catch (error) {
    throw new SchemaError(`${file}: ${(error as Error).message}`);
  }
}
