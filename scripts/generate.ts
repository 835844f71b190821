import { watch } from 'node:fs';
import path from 'node:path';
import { checkLines } from './generate/check-lines.ts';
import { generate } from './generate/generate.ts';
import { SchemaError } from './generate/model.ts';
import { matters, WATCHED } from './generate/watched.ts';
import { compare, write } from './generate/write.ts';

// Contract C4: schemas, and what is read of components → generated. --check changes nothing and fails on drift; --watch stays.
const root = process.cwd();
const folder = path.join(root, 'generated');
const say = (line: string) => process.stdout.write(`${line}\n`);

if (process.argv.includes('--check')) process.exitCode = await check();
else if (process.argv.includes('--watch')) await watchSources();
else process.exitCode = await run();

async function run(): Promise<number> {
  const started = Date.now();
  try {
    const { files, unfinished } = await generate(root);
    const drift = await write(folder, files);
    const changed = drift.missing.length + drift.changed.length + drift.surplus.length;
    say(`${files.size} files, ${changed} changed (${Date.now() - started} ms)`);
    for (const sentence of unfinished) say(`Warning: ${sentence}`);
    return 0;
  } catch (error) {
    return report(error);
  }
}

async function check(): Promise<number> {
  try {
    const { files, unfinished } = await generate(root);
    const lines = checkLines(await compare(folder, files), unfinished);
    for (const line of lines) say(line);
    return lines.length > 0 ? 1 : 0;
  } catch (error) {
    return report(error);
  }
}

async function watchSources(): Promise<void> {
  await run();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const soon = () => {
    clearTimeout(timer);
    // One after the other, so that none writes over what a later one wrote.
    timer = setTimeout(() => (running = running.then(run)), 150);
  };
  for (const room of WATCHED) {
    watch(path.join(root, room), { recursive: true }, (_event, file) => {
      if (file === null || matters(room, file)) soon();
    });
  }
}

function report(error: unknown): number {
  process.stderr.write(
    `${error instanceof SchemaError ? error.message : (error as Error).stack}\n`,
  );
  return 1;
}
