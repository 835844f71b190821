import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { keepReceipt } from './receipts.ts';

let folder: string | undefined;
afterEach(async () => {
  if (folder) await rm(folder, { recursive: true, force: true });
});

it('keeps one line per choice, whole, in a file only its owner reads', async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'receipts-'));
  const choice = { statistics: true, marketing: false, thirdParty: false, version: '1', at: 0 };
  const dataDir = folder;
  const ids = await Promise.all(
    Array.from({ length: 20 }, (_, at) => keepReceipt({ ...choice, at }, dataDir)),
  );
  const file = path.join(folder, 'consent/receipts.jsonl');
  const lines = (await readFile(file, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map((line) => line.id)).toEqual(ids);
  expect(lines[0]).toEqual({
    ...choice,
    id: ids[0],
    at: '1970-01-01T00:00:00.000Z',
    received: expect.stringMatching(/^20/),
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
