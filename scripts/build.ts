import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const SOURCES = [
  'site',
  'renderer',
  'builder',
  'generated',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];
const STAMP = 'site/.next/source-hash';

/** Builds the site when its sources are not those of the last build. Rejects when it fails. */
export async function ensureBuilt(progress: (line: string) => void): Promise<void> {
  const hash = await sourceHash();
  const built = existsSync(STAMP) ? await readFile(STAMP, 'utf8') : '';
  if (built === hash) return;
  progress('Building the site (a minute or two, only when sources changed)…');
  await run([path.resolve('node_modules/next/dist/bin/next'), 'build', 'site']);
  await writeFile(STAMP, hash);
  progress('Built.');
}

function run(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new Error('The build failed; its output is above.'));
    });
  });
}

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesOf(source)) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesOf(source: string): Promise<string[]> {
  if (path.extname(source) !== '') return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/]\.next[\\/]|next-env\.d\.ts$|\.test\.tsx?$/.test(file))
    .sort();
}
