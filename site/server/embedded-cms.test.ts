import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { type EmbeddedCms, startEmbeddedCms } from './embedded-cms.ts';

/** Stands in for WordPress: notes its starts and what it hears; its second start fails. */
const STUB = `
import { appendFileSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const note = (line) => appendFileSync(process.env.NOTES, line + '\\n');
note('start ' + process.pid);
note('reset ' + process.env.RESET_EDITOR_PASSWORD);
const starts = readFileSync(process.env.NOTES, 'utf8').match(/^start/gm).length;
if (starts === 2) process.exit(1);
const print = () => console.log(JSON.stringify({
  event: 'ready', port: 4321, firstRun: false, editor: { user: 'admin', password: 'x' },
}));
if (starts < 4) print();
createInterface({ input: process.stdin }).on('line', (line) => note(starts + ' ' + line));
setInterval(() => {}, 1000);
`;

let folder: string;
let cms: EmbeddedCms | undefined;
const onRestart = vi.fn();

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'embedded-cms-'));
  await writeFile(path.join(folder, 'stub.mjs'), STUB);
  vi.stubEnv('NOTES', path.join(folder, 'notes'));
  onRestart.mockReset();
});
afterEach(async () => {
  await cms?.stop();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedCms> {
  const settings = readSettings({ DATA_DIR: folder });
  const script = path.join(folder, 'stub.mjs');
  cms = await startEmbeddedCms(settings, 4321, () => {}, { onRestart, script });
  return cms;
}

const notes = async () => (await readFile(path.join(folder, 'notes'), 'utf8')).trim().split('\n');
const pids = async () =>
  (await notes()).filter((line) => line.startsWith('start')).map((line) => Number(line.slice(6)));
const running = async () => (await pids()).filter(isRunning);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function kill(): Promise<void> {
  for (const pid of await running()) process.kill(pid, 'SIGKILL');
}

describe('the embedded CMS', () => {
  it('is started again until it is there, and says so once', async () => {
    vi.stubEnv('RESET_EDITOR_PASSWORD', '1');
    const started = await start();
    started.announced();
    await expect.poll(notes).toContain('1 announced');
    await kill();
    await expect.poll(() => onRestart.mock.calls.length, { timeout: 20_000 }).toBe(1);
    expect(await pids()).toHaveLength(3);
    expect(await running()).toHaveLength(1);
    await expect.poll(notes).toContain('3 announced');
    // The printed password stays good.
    const resets = (await notes()).filter((line) => line.startsWith('reset'));
    expect(resets).toEqual(['reset 1', 'reset ', 'reset ']);

    // The fourth start never becomes ready: a stop meets it on its way.
    await kill();
    await expect.poll(async () => (await pids()).length, { timeout: 20_000 }).toBe(4);
    await started.stop();
    expect(await running()).toEqual([]);
    expect(onRestart).toHaveBeenCalledTimes(1);
  });

  it('stays stopped when the stop comes between two starts', async () => {
    const started = await start();
    await kill();
    await expect.poll(running).toEqual([]);
    await started.stop();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await pids()).toHaveLength(1);
    expect(await notes()).not.toContain('1 announced');
  });
});
