import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A process that has the folder. */
async function holder() {
  const module = path.resolve('site/config/folder-lock.ts');
  const code = `import { lockFolder } from ${JSON.stringify(module)};
    await lockFolder(${JSON.stringify(folder)});
    process.stdout.write('held\\n');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

it('a folder in use is refused with the process that has it', async () => {
  const child = await holder();
  const refused = lockFolder(folder);
  await expect(refused).rejects.toThrow(FolderInUseError);
  await expect(refused).rejects.toThrow(`${folder} is in use by process ${child.pid}.`);
  child.kill('SIGKILL');
});

it('the lock of a process that was killed holds nobody up', async () => {
  const child = await holder();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect((await stat(path.join(folder, 'lock'))).isSocket()).toBe(true);
  const release = await lockFolder(folder);
  await release();
});
