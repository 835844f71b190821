import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Block, Island } from './model.ts';

/** Islands that a block's component draws in, its own and shared ones, by name. */
export async function islandsOf(root: string, block: Block): Promise<string[]> {
  if (!block.view) return [];
  const { metafile } = await bundle(root, block.view);
  const names = Object.keys(metafile?.inputs ?? {}).flatMap((file) => {
    if (file.startsWith('empty:')) return [];
    const code = readFileSync(path.join(root, file), 'utf8');
    const imports = code.matchAll(/import \{([^}]*)\} from '#islands'/g);
    return [...imports].flatMap((match) => (match[1] ?? '').match(/\w+(?=Island\b)/g) ?? []);
  });
  return [...new Set(names)].sort();
}

/** Minified code of an island without React, which every page of islands shares. */
export async function islandCode(root: string, island: Island): Promise<Uint8Array> {
  const { outputFiles } = await bundle(root, island.file);
  return outputFiles?.[0]?.contents ?? new Uint8Array();
}

function bundle(root: string, entry: string) {
  return build({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: 'out',
    splitting: true,
    logLevel: 'silent',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', '#islands'],
    plugins: [withoutStyles],
  });
}

/** Styles are counted with the page's, not with the code. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css$/ }, ({ path: file }) => ({ path: file, namespace: 'empty' }));
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'export default {}' }));
  },
};
