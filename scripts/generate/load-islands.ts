import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Block, type Island, SchemaError } from './model.ts';

const END = '.island.tsx';

/** Islands of blocks (hydrated as their schema says) and shared ones. */
export function loadIslands(root: string, blocks: readonly Block[]): Island[] {
  const found = [
    ...blocks.flatMap(({ name, island }) => collect(root, `renderer/blocks/${name}`, island)),
    ...collect(root, 'renderer/islands', 'visible'),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const [index, island] of found.entries()) {
    if (found[index - 1]?.name === island.name) {
      throw new SchemaError(`${island.file}: another island is called ${island.name} too`);
    }
  }
  return found;
}

/**
 * Checks that a schema's `x-island` speaks of islands in the block's own folder: shared ones say
 * themselves when they are hydrated.
 */
export function checkIsland(root: string, block: string, strategy: unknown): void {
  if (strategy === undefined) return;
  const folder = `renderer/blocks/${block}`;
  const [own] = islandFiles(root, folder);
  const refuse = (fault: string) => {
    throw new SchemaError(`schemas/blocks/${block}/schema.json: /x-island: ${fault}`);
  };
  if (strategy === 'none' && own) refuse(`'none', but there is ${folder}/${own}`);
  if (strategy !== 'none' && !own) {
    refuse(`there is no *${END} in ${folder}: leave it out, shared islands say it themselves`);
  }
}

function collect(root: string, folder: string, strategy: string): Island[] {
  return islandFiles(root, folder).map((file) => {
    const code = readFileSync(path.join(root, folder, file), 'utf8');
    const own = /export const hydrate = '(visible|idle|interaction)'/.exec(code)?.[1];
    return {
      name: file.slice(0, -END.length),
      file: `${folder}/${file}`,
      styles: stylesOf(folder, code),
      strategy: own ?? (strategy === 'none' ? 'visible' : strategy),
    };
  });
}

function islandFiles(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith(END))
    .sort();
}

function stylesOf(folder: string, code: string): string[] {
  const imports = code.matchAll(/from '(\.[^']*\.module\.css)'/g);
  return [...imports].map((match) => path.posix.join(folder, match[1] ?? ''));
}
