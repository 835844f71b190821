import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getSettings } from '../config/current.ts';
import { log } from '../config/log.ts';
import type { CmsAnswer } from './client.ts';

/** Digests of the answers on disk, by call. */
const written = new Map<string, string>();

/**
 * Keeps the last good answer of a CMS call on disk: a page that was never visited, or lost its
 * stored copy, can still be built while the CMS is down. That there is nothing is kept only where
 * there was something: visitors can ask for addresses of nothing without end.
 */
export async function writeLastGood(call: string, answer: CmsAnswer): Promise<void> {
  const text = JSON.stringify(answer);
  const digest = createHash('sha256').update(text).digest('base64');
  if (written.get(call) === digest) return;
  try {
    const file = fileFor(call);
    if (isNothing(answer) && !(await exists(file))) return;
    await mkdir(path.dirname(file), { recursive: true });
    const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    await writeFile(temporary, text);
    await rename(temporary, file);
    written.set(call, digest);
  } catch (error) {
    // A full disk must not take pages down that the CMS can still answer.
    log.warn({ reason: String(error) }, 'last good CMS answer not stored');
  }
}

/** Whether there is an answer to fall back on. */
export const hasLastGood = (call: string): Promise<boolean> => exists(fileFor(call));

export async function readLastGood(call: string): Promise<CmsAnswer | undefined> {
  try {
    return JSON.parse(await readFile(fileFor(call), 'utf8')) as CmsAnswer;
  } catch {
    return undefined;
  }
}

const isNothing = ({ status, body }: CmsAnswer) =>
  status !== 200 || body === null || body === false;

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

function fileFor(call: string): string {
  const name = createHash('sha256').update(call).digest('hex');
  return path.join(getSettings().dataDir, 'last-good', `${name}.json`);
}
