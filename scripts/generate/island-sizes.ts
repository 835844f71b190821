import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile, type Plugin } from 'esbuild';
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

/**
 * What the islands of a page share: React, and the library of all forms, about 12 kB, in a file of
 * its own that the first form of a visit brings.
 */
const SHARED = ['react', 'react-dom', 'react/*', 'react-dom/*', 'react-hook-form'];

/**
 * Bytes of each island's code, minified and compressed by gzip, by name: what it imports included,
 * without what it fetches on first use and without what islands share.
 */
export async function islandSizes(
  root: string,
  islands: readonly Island[],
): Promise<Map<string, number>> {
  const { outputFiles, metafile } = await build({
    entryPoints: islands.map(({ name, file }) => ({ in: file, out: name })),
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    metafile: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: 'out',
    logLevel: 'silent',
    external: [...SHARED, '#islands'],
    plugins: [roomsOf(root), withoutStyles],
  });
  const code = new Map(outputFiles.map((file) => [path.basename(file.path), file.contents]));
  const sizeOf = ({ name }: Island) => {
    const files = loadedWith(metafile, `out/${name}.js`);
    const contents = files.map((file) => code.get(path.basename(file)) ?? new Uint8Array());
    return gzipSync(Buffer.concat(contents)).byteLength;
  };
  return new Map(islands.map((island) => [island.name, sizeOf(island)]));
}

/** The file and those it imports, at any remove. */
function loadedWith({ outputs }: Metafile, entry: string): string[] {
  const files = new Set([entry]);
  for (const file of files) {
    for (const { path: target, kind, external } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && !external) files.add(target);
    }
  }
  return [...files];
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
