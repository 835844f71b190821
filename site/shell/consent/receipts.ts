import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type { StoredConsent } from './stored-consent.ts';

/** The file is set aside under its date when it reaches this size, in bytes; none is deleted. */
const MAX_FILE = 64 * 1024 * 1024;

/** Appends are one after the other, so that lines never mix and the file is set aside once. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Keeps the proof of a choice: one JSON line with a random number, what, when, and under which
 * version of the policy; nothing about the person. Resolves with the number once it is on disk.
 */
export function keepReceipt(choice: Omit<StoredConsent, 'id'>, dataDir: string): Promise<string> {
  const id = randomUUID();
  const line = JSON.stringify({ id, ...choice, at: new Date(choice.at).toISOString() });
  const received = new Date().toISOString();
  const done = last.then(() => append(`${line.slice(0, -1)},"received":"${received}"}\n`, dataDir));
  last = done.catch(() => undefined);
  return done.then(() => id);
}

async function append(line: string, dataDir: string): Promise<void> {
  const folder = path.join(/* turbopackIgnore: true */ dataDir, 'consent');
  const file = path.join(/* turbopackIgnore: true */ folder, 'receipts.jsonl');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size >= MAX_FILE) {
    const stamp = new Date().toISOString().replace(/\D/g, '');
    await rename(file, path.join(/* turbopackIgnore: true */ folder, `receipts-${stamp}.jsonl`));
  }
  const handle = await open(file, 'a', 0o600);
  try {
    await handle.writeFile(line);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
