import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBlock } from '../../scripts/new-block/create-block.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'new-block-'));
  for (const room of ['schemas', 'renderer'])
    await cp(room, path.join(root, room), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'), 'dir');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const folders = ['schemas/blocks/prova', 'renderer/blocks/prova'];
const present = () => folders.filter((folder) => existsSync(path.join(root, folder)));

it('a new block is written in both rooms and generated', async () => {
  const written = await createBlock(root, 'Prova');
  expect(written).toContain('renderer/blocks/prova/Prova.tsx');
  expect(present()).toEqual(folders);
  const catalogue = await readFile(path.join(root, 'generated/catalogue.ts'), 'utf8');
  expect(catalogue).toContain('"component": "Prova"');
});

it('leaves nothing behind when an example of another block is at fault', async () => {
  const example = path.join(root, 'schemas/blocks/faq/examples/minimal.json');
  await writeFile(example, JSON.stringify({ title: 'x', props: { title: 5 } }));
  await expect(createBlock(root, 'Prova')).rejects.toThrow(
    'schemas/blocks/faq/examples/minimal.json: /props: /title must be string',
  );
  expect(present()).toEqual([]);
  expect(existsSync(path.join(root, 'generated'))).toBe(false);
});

it('the command says what must be mended first', async () => {
  for (const name of ['scripts', 'site', 'generated', 'package.json', 'tsconfig.json']) {
    await symlink(path.resolve(name), path.join(root, name));
  }
  const example = path.join(root, 'schemas/blocks/faq/examples/minimal.json');
  await writeFile(example, JSON.stringify({ title: 'x', props: { titel: 'x' } }));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/new-block.ts', 'Prova'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).toBe(
    'No block was made. A schema must be mended first:\n' +
      "schemas/blocks/faq/examples/minimal.json: /props/titel: there is no field 'titel': did you mean 'title'?\n",
  );
  expect(status).toBe(1);
  expect(present()).toEqual([]);
});

it('leaves nothing behind when its files cannot be formatted', async () => {
  await rm(path.join(root, 'node_modules'));
  await expect(createBlock(root, 'Prova')).rejects.toThrow('The files could not be formatted');
  expect(present()).toEqual([]);
});

it('keeps what was in its folder before', async () => {
  const folder = path.join(root, 'renderer/blocks/prova');
  await mkdir(folder);
  await writeFile(path.join(folder, 'Prova.tsx'), 'mine');
  await expect(createBlock(root, 'Prova')).rejects.toThrow('EEXIST');
  expect(await readdir(folder)).toEqual(['Prova.tsx']);
  expect(await readFile(path.join(folder, 'Prova.tsx'), 'utf8')).toBe('mine');
  expect(present()).toEqual(['renderer/blocks/prova']);
});
