import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { secretFile } from './secret-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('is made once, for its owner alone, and is the same for all who ask at once', async () => {
  const file = path.join(folder, 'below', 'secret');
  const answers = await Promise.all([secretFile(file), secretFile(file), secretFile(file)]);
  expect(answers[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(answers).size).toBe(1);
  expect(await secretFile(file)).toBe(answers[0]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(path.dirname(file))).toEqual(['secret']);
});

it('is made where a full disk left an empty file', async () => {
  const file = path.join(folder, 'secret');
  await writeFile(file, '');
  expect(await secretFile(file)).toMatch(/^[0-9a-f]{64}$/);
});
