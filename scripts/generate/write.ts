import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Files } from './model.ts';

export interface Drift {
  missing: string[];
  changed: string[];
  surplus: string[];
}

/** How the folder differs from what it should hold. */
export async function compare(folder: string, files: Files): Promise<Drift> {
  const outside = [...files.keys()].filter((file) => file.startsWith('../'));
  const present = [
    ...(await filesOf(folder)),
    ...outside.filter((file) => existsSync(path.join(folder, file))),
  ];
  const drift: Drift = {
    missing: [...files.keys()].filter((file) => !present.includes(file)),
    changed: [],
    surplus: present.filter((file) => !files.has(file)),
  };
  for (const file of present) {
    const wanted = files.get(file);
    if (wanted === undefined) continue;
    const current = await readFile(path.join(folder, file));
    const isSame =
      typeof wanted === 'string'
        ? current.toString('utf8').replace(/\r\n/g, '\n') === wanted
        : current.equals(wanted);
    if (!isSame) drift.changed.push(file);
  }
  return drift;
}

/** Brings the folder to what it should hold; untouched files keep their time stamps. */
export async function write(folder: string, files: Files): Promise<Drift> {
  const drift = await compare(folder, files);
  for (const file of [...drift.missing, ...drift.changed]) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, files.get(file) ?? '');
  }
  for (const file of drift.surplus) await rm(path.join(folder, file));
  return drift;
}

async function filesOf(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
