import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The secret in a file, made on the first run: 64 hexadecimal digits that only their owner may read.
 * Whoever makes it first is right for all. A disk that is full while it is written leaves no empty
 * file that would pass for the secret ever after.
 */
export async function secretFile(file: string): Promise<string> {
  const known = await read(file);
  if (known) return known;
  await make(file, known === undefined);
  return (await read(file)) ?? '';
}

/** Undefined where there is no file. */
async function read(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function make(file: string, isNew: boolean): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const secret = randomBytes(32).toString('hex');
  const whole = `${file}.${process.pid}-${randomBytes(4).toString('hex')}.part`;
  try {
    await writeFile(whole, secret, { flag: 'wx', mode: 0o600 });
    // An empty file is what a full disk left of one: it gives way.
    await (isNew ? link(whole, file) : rename(whole, file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(whole, { force: true });
  }
}
