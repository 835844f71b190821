import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type PluginBuild } from 'esbuild';

/** Names of the programs in `browser/`. */
export const PROGRAMS = ['ours', 'canvas', 'bare', 'craft', 'craft-form', 'puck'] as const;

export interface Bundles {
  /** By path; kept in memory, nothing is written. */
  files: ReadonlyMap<string, Uint8Array>;
  /** What a program imports, directly or not. */
  importsOf(program: string): readonly string[];
}

/** Production bundles of the editors. */
export async function bundleEditors(): Promise<Bundles> {
  const root = process.cwd();
  const { outputFiles, metafile } = await build({
    entryPoints: PROGRAMS.map((name) => `scripts/bench/editor/browser/${name}.tsx`),
    ...{ bundle: true, splitting: true, format: 'esm', platform: 'browser', target: 'es2022' },
    ...{ minify: true, write: false, outdir: path.join(root, 'bundle'), logLevel: 'warning' },
    metafile: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Next forbids it in the browser; outside Next it forbids nothing.
    alias: { 'server-only': path.join(root, 'tests/support/empty-module.ts') },
    plugins: [
      { name: 'no-network', setup: keepFromNetwork },
      { name: 'react-once', setup: shareReact },
    ],
    loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file' },
  });
  const importsOf = (program: string) => {
    const found = new Set<string>();
    const add = (output: string) => {
      for (const { path: imported, kind } of metafile.outputs[output]?.imports ?? []) {
        if (kind !== 'import-statement' || found.has(`/${imported}`)) continue;
        found.add(`/${imported}`);
        add(imported);
      }
    };
    add(`bundle/${program}.js`);
    return [...found];
  };
  const files = outputFiles.map(
    (file) => [`/${path.relative(root, file.path)}`, file.contents] as const,
  );
  return { files: new Map(files), importsOf };
}

/**
 * esbuild gives each file that imports from CommonJS a copy of its exports, a getter for each: ten
 * thousand of them for React, in no editor's favour. As the site's bundler does, all share one.
 */
function shareReact({ onResolve, onLoad }: PluginBuild): void {
  onResolve({ filter: /^react(-dom)?(\/[\w-]+)?$/ }, ({ path: name, kind, namespace }) =>
    kind === 'import-statement' && namespace !== 'shared'
      ? { path: name, namespace: 'shared' }
      : null,
  );
  onLoad({ filter: /.*/, namespace: 'shared' }, async ({ path: name }) => {
    const names = Object.keys(createRequire(import.meta.url)(name));
    const contents = `import all from '${name}'; export default all; export const { ${names} } = all;`;
    return { contents, resolveDir: process.cwd() };
  });
}

/** Puck's styles import a font from elsewhere, and its frame waits for it: a benchmark has no network. */
function keepFromNetwork({ onResolve, onLoad }: PluginBuild): void {
  onResolve({ filter: /^https?:/ }, ({ path: address }) => ({
    path: address,
    namespace: 'elsewhere',
  }));
  onLoad({ filter: /.*/, namespace: 'elsewhere' }, () => ({ contents: '', loader: 'css' }));
}
