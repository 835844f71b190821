import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Block, Island } from './model.ts';

/** Islands that a block's component draws in, its own and shared ones, by name. */
export function islandsOf(root: string, block: Block): string[] {
  const names = new Set<string>();
  const seen = new Set<string>();
  const queue = block.view ? [block.view] : [];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file) || !existsSync(path.join(root, file))) continue;
    seen.add(file);
    const code = readFileSync(path.join(root, file), 'utf8');
    for (const [, imported = '', from = ''] of code.matchAll(/\bimport ([^;]*?) from '([^']+)'/g)) {
      if (from === '#islands')
        for (const name of imported.match(/\w+(?=Island\b)/g) ?? []) names.add(name);
      else if (/\.tsx?$/.test(from) && !imported.startsWith('type '))
        queue.push(target(file, from));
    }
  }
  return [...names].sort();
}

const target = (file: string, from: string) =>
  from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : from.slice(1);

/** Minified code of each island without React, which every page of islands shares; by name. */
export async function islandCode(
  root: string,
  islands: readonly Island[],
): Promise<Map<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: islands.map(({ name, file }) => ({ in: file, out: name })),
    absWorkingDir: root,
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: 'out',
    logLevel: 'silent',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', '#islands'],
    plugins: [roomsOf(root), withoutStyles],
  });
  return new Map(outputFiles.map((file) => [path.basename(file.path, '.js'), file.contents]));
}

/** `@renderer/x.ts` and the like; what is not there counts nothing. */
const roomsOf = (root: string): Plugin => ({
  name: 'rooms',
  setup({ onResolve }) {
    onResolve({ filter: /^@(?:generated|renderer|schemas)\// }, ({ path: name }) => {
      const file = path.join(root, name.slice(1));
      return existsSync(file) && !file.endsWith('.css') ? { path: file } : { external: true };
    });
  },
});

/** Styles are counted with the page's, not with the code. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css$/ }, ({ path: file }) => ({ path: file, namespace: 'empty' }));
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'export default {}' }));
  },
};
