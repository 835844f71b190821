import { spawn, spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { brotliCompressSync, constants } from 'node:zlib';
import { freePort } from '../start-product.ts';

/** Inside the project, where the framework's packages are found. */
const FOLDER = path.resolve('.cache/bench-bare-next');
const NEXT = path.resolve('node_modules/next/dist/bin/next');
const ENVIRONMENT = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
} as const;
/** The front server's own quality. */
const PARAMS = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module", "private": true }',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(path.resolve())} } };`,
  'app/layout.jsx':
    'export default ({ children }) => <html lang="it"><body>{children}</body></html>;',
  'app/page.jsx': 'export default () => <p>Ciao</p>;',
};

/** A Next app of one page and one sentence: what a visitor of it loads, in bytes. */
export async function bareNext(): Promise<{ script: number; html: number }> {
  await build();
  const html = await readFile(path.join(FOLDER, '.next/server/app/index.html'), 'utf8');
  // Browsers of today load no script that is marked for those without modules.
  const tags = html.match(/<script [^>]*src="\/_next\/[^>]*>/g) ?? [];
  const sources = tags
    .filter((tag) => !/nomodule/i.test(tag))
    .map((tag) => /src="([^"]+)"/.exec(tag)?.[1]);
  let script = 0;
  for (const source of new Set(sources)) {
    const file = path.join(FOLDER, (source ?? '').replace('/_next/', '.next/'));
    script += brotliCompressSync(await readFile(file), PARAMS).byteLength;
  }
  await rm(FOLDER, { recursive: true, force: true });
  return { script, html: brotliCompressSync(html, PARAMS).byteLength };
}

/** The same app as a server on loopback; `stop` ends it and removes the app. */
export async function serveBareNext(): Promise<{ address: string; stop(): Promise<void> }> {
  await build();
  const port = await freePort();
  const server = spawn(process.execPath, [NEXT, 'start', '--port', String(port)], {
    cwd: FOLDER,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: ENVIRONMENT,
  });
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.includes('Ready')) break;
  }
  return {
    address: `http://localhost:${port}/`,
    async stop() {
      server.kill();
      await rm(FOLDER, { recursive: true, force: true });
    },
  };
}

async function build(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(FOLDER, name)), { recursive: true });
    await writeFile(path.join(FOLDER, name), text);
  }
  const options = { cwd: FOLDER, encoding: 'utf8', env: ENVIRONMENT } as const;
  const built = spawnSync(process.execPath, [NEXT, 'build'], options);
  if (built.status !== 0) throw new Error(`The bare Next app was not built:\n${built.stderr}`);
}
