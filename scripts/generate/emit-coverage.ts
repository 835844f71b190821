import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { islandSizes, islandsOf } from './island-sizes.ts';
import type { Block, Island } from './model.ts';

/** Tests that go over every block. */
const COMMON_TESTS = [
  'tests/structure/blocks.test.tsx',
  'tests/structure/blocks-cleared.test.tsx',
  'tests/structure/blocks-random.test.tsx',
  'renderer/static/markup-writer.test.ts',
  'tests/browser/catalogue.spec.ts',
];

/** In half kB, so that not every change to what islands share is a change to this table too. */
const ROUNDING_BYTES = 512;

/** The coverage table of the catalogue: each identifier with all that belongs to it. */
export async function emitCoverage(
  root: string,
  blocks: readonly Block[],
  islands: readonly Island[],
): Promise<string> {
  const sizes = await islandSizes(root, islands);
  const rows = [...blocks]
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map((block) => row(root, block, islandsOf(root, block), sizes));
  return `# Blocks

Written by \`npm run generate\`. ${blocks.length} blocks of the catalogue. Every one of them is also in ${COMMON_TESTS.map((file) => `\`${file}\``).join(', ')}.

Islands: the JavaScript a block may send to visitors in kB, minified, compressed by gzip and rounded up to the next half, without React, which all islands share, and without what is fetched on first use; 0 means none at all. No island may be over 12 kB (\`tests/structure/island-sizes.test.ts\`).

| identifier | display name | schema | component | examples | own tests | islands | kB |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

function row(
  root: string,
  block: Block,
  used: readonly string[],
  sizes: ReadonlyMap<string, number>,
): string {
  const bytes = used.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const cells = [
    `\`${block.component}\``,
    `[${block.displayName}](../generated/docs/${block.name}.md)`,
    `[schema](../schemas/blocks/${block.name}/schema.json)`,
    block.view ? `[component](../${block.view})` : 'missing',
    block.examples.map((example) => example.name).join(', '),
    ownTests(root, block).join(', '),
    used.join(', '),
    `${Math.ceil(bytes / ROUNDING_BYTES) / 2}`,
  ];
  return `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`;
}

function ownTests(root: string, block: Block): string[] {
  const folder = path.join(root, 'renderer/blocks', block.name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort();
}
