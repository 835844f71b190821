import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type PluginBuild } from 'esbuild';

/** Names of the programs in `browser/`. */
export const PROGRAMS = ['ours', 'canvas', 'bare', 'craft', 'craft-form', 'puck'] as const;

/** Production bundles of the editors, by path; kept in memory, nothing is written. */
export async function bundleEditors(): Promise<ReadonlyMap<string, Uint8Array>> {
  const root = process.cwd();
  const { outputFiles } = await build({
    entryPoints: PROGRAMS.map((name) => `scripts/bench/editor/browser/${name}.tsx`),
    ...{ bundle: true, splitting: true, format: 'esm', platform: 'browser', target: 'es2022' },
    ...{ minify: true, write: false, outdir: path.join(root, 'bundle'), logLevel: 'warning' },
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
  return new Map(
    outputFiles.map((file) => [`/${path.relative(root, file.path)}`, file.contents] as const),
  );
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
