import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { viewFile } from './load.ts';
import type { Block } from './model.ts';

/** Blocks without a component, which are in no registry: each with what to do. */
export function unfinished(root: string, blocks: readonly Block[]): string[] {
  return blocks.filter((block) => !block.view).map((block) => sentence(root, block));
}

function sentence(root: string, { name, component }: Block): string {
  const view = viewFile(name, component);
  const others = componentsIn(path.join(root, path.dirname(view)));
  const wayOut =
    others.length === 0
      ? 'write it'
      : `write it, or correct x-component in schemas/blocks/${name}/schema.json ` +
        `(the folder has ${others.join(', ')})`;
  return `${view} does not exist, its block is left out: ${wayOut}`;
}

function componentsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /^\w+\.tsx$/.test(file))
    .sort();
}
