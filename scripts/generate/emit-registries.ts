import { BANNER } from './banner.ts';
import { byGroup } from './by-group.ts';
import type { Block, Files, Island } from './model.ts';

/** Catalogue, registries and island modules. */
export function emitRegistries(blocks: readonly Block[], islands: readonly Island[]): Files {
  const ready = blocks.filter((block) => block.view);
  return new Map([
    ['catalogue.ts', catalogue(ready)],
    ['migrations.ts', migrations(blocks)],
    ['registry.server.ts', serverRegistry(ready)],
    ['registry.client.ts', clientRegistry(ready)],
    ['islands.client.tsx', clientIslands(islands)],
    ['islands.lazy.ts', lazyIslands(islands)],
    ['islands.static.tsx', staticIslands(islands)],
  ]);
}

function catalogue(blocks: readonly Block[]): string {
  const entries = byGroup(blocks).map((block) => ({
    component: block.component,
    key: block.key,
    name: block.name,
    displayName: block.displayName,
    label: block.label,
    group: block.group,
    available: block.available,
    slots: block.slots,
    hasLoader: block.loader !== undefined,
    version: block.version,
    help: block.help,
    keywords: block.keywords || undefined,
  }));
  return `${BANNER}import type { BlockEntry } from '@renderer/registry.ts';

export const catalogue: readonly BlockEntry[] = ${JSON.stringify(entries, null, 2)};

export const catalogueByKey: ReadonlyMap<string, BlockEntry> = new Map(
  catalogue.map((entry) => [entry.key, entry]),
);
`;
}

function migrations(blocks: readonly Block[]): string {
  const migrated = blocks.filter((block) => block.migrations);
  const imports = migrated.map((b, i) => `import m${i} from '../${b.migrations}';\n`).join('');
  const entries = migrated.map((b, i) => `  ${JSON.stringify(b.key)}: m${i},\n`).join('');
  return `${BANNER}import type { Migration } from '@renderer/registry.ts';
${imports}
/** Migrations of each block that has any, by lower-cased component. */
export const migrations: Readonly<Record<string, readonly Migration[]>> = {
${entries}};
`;
}

function serverRegistry(blocks: readonly Block[]): string {
  const imports = blocks
    .map(
      (b, i) =>
        `import View${i} from '../${b.view}';\nimport validate${i} from './validators/${b.name}.js';\n${
          b.loader ? `import load${i} from '../${b.loader}';\n` : ''
        }`,
    )
    .join('');
  const calls = blocks
    .map(
      (b, i) =>
        `  serverBlock('${b.key}', View${i}, validate${i}${b.loader ? `, load${i}` : ''}),\n`,
    )
    .join('');
  return `${BANNER}import { serverBlock } from '@renderer/registry.server.ts';
import type { ServerRegistry } from '@renderer/registry.ts';
${imports}
/** Every block for the server, by lower-cased component. */
export const serverRegistry: ServerRegistry = new Map([
${calls}]);
`;
}

function clientRegistry(blocks: readonly Block[]): string {
  const entries = blocks
    .map((b) => `  clientBlock('${b.key}', () => import('../${b.view}')),\n`)
    .join('');
  return `${BANNER}import { clientBlock } from '@renderer/registry.client.ts';
import type { ClientRegistry } from '@renderer/registry.ts';

/** Every block for the editor's canvas; each view is loaded when the page first shows it. */
export const clientRegistry: ClientRegistry = new Map([
${entries}]);
`;
}

function clientIslands(islands: readonly Island[]): string {
  const names = islands.map((island) => `${island.name}Island`);
  const exports = islands
    .map(
      ({ name, strategy }) =>
        `export const ${name}Island = createIsland(components.${name}Island, '${strategy}');\n`,
    )
    .join('');
  // An island's code comes late; its styles must be there with the page's, or the page would jump.
  const styles = [...new Set(islands.flatMap((island) => island.styles))].sort();
  const imports = styles.map((file) => `import '../${file}';\n`).join('');
  const components = names.length > 0 ? "import * as components from '#island-components';\n" : '';
  return `'use client';
${BANNER}${imports}${components}import { createIsland } from '@renderer/islands/create-island.tsx';

${exports}`;
}

/** What the browser gets for an island's component: what loads its chunk, once it is needed. */
function lazyIslands(islands: readonly Island[]): string {
  const exports = islands
    .map((island) => `export const ${island.name}Island = () => import('../${island.file}');\n`)
    .join('');
  return `${BANNER}${exports || 'export {};\n'}`;
}

function staticIslands(islands: readonly Island[]): string {
  const exports = islands
    .map((island) => `export { default as ${island.name}Island } from '../${island.file}';\n`)
    .join('');
  return `${BANNER}${exports || 'export {};\n'}`;
}
