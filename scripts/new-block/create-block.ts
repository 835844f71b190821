import { spawnSync } from 'node:child_process';
import { mkdir, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generate } from '../generate/generate.ts';
import { write } from '../generate/write.ts';
import { newBlockFiles } from './files.ts';

/**
 * Writes a new block's files and generates; gives their paths. Where that fails, as another schema
 * may have a mistake, it leaves nothing of the block behind and throws.
 */
export async function createBlock(root: string, component: string): Promise<string[]> {
  const written: string[] = [];
  try {
    for (const [file, content] of newBlockFiles(component)) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await writeFile(path.join(root, file), content, { flag: 'wx' });
      written.push(file);
    }
    format(root, written);
    const { files } = await generate(root);
    await write(path.join(root, 'generated'), files);
    return written;
  } catch (error) {
    await remove(root, written);
    throw error;
  }
}

/** In the project's own format from the start, so that lint has nothing to say of a new block. */
function format(root: string, files: readonly string[]): void {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'check', '--write', ...files];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The files could not be formatted: ${stderr}`);
}

/** The files, and the folders that nothing is left in. */
async function remove(root: string, files: readonly string[]): Promise<void> {
  for (const file of files) await rm(path.join(root, file), { force: true });
  const folders = new Set(files.map((file) => path.dirname(path.join(root, file))));
  // The deepest first: one that holds another is empty only after it.
  for (const folder of [...folders].sort((one, other) => other.length - one.length)) {
    await rmdir(folder).catch(() => {}); // not empty: others wrote there, too
  }
}
