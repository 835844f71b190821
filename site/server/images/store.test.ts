import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ImageStore } from './store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'images-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const image = (bytes: number) => ({ type: 'image/webp', version: '1', body: Buffer.alloc(bytes) });
const files = async () => (await readdir(folder)).toSorted();

it('gives back what it was given', async () => {
  const store = new ImageStore(folder, 10_000);
  const body = Buffer.from('\n\u0000 bytes \n');
  await store.set('a', { type: 'image/avif', version: 'W/"x"', body });
  expect(await store.get('a')).toEqual({ type: 'image/avif', version: 'W/"x"', body });
  expect(await store.get('b')).toBeUndefined();
  await store.delete('a');
  expect(await store.get('a')).toBeUndefined();
});

it('makes room by what was not used for the longest time', async () => {
  const store = new ImageStore(folder, 3_500);
  for (const key of ['a', 'b', 'c']) await store.set(key, image(1_000));
  await store.get('a');
  await store.set('d', image(1_000));
  await expect.poll(files).toEqual(['a', 'c', 'd']);
  // The same image made again takes no second place, and stays.
  await store.set('a', image(900));
  expect(await store.get('a')).toMatchObject({ body: { byteLength: 900 } });
  expect(await files()).toEqual(['a', 'c', 'd']);
});

it('knows after a restart what is there, and what was used long ago', async () => {
  const before = new ImageStore(folder, 10_000);
  for (const key of ['a', 'b', 'c']) await before.set(key, image(1_000));
  const days = (count: number) => Date.now() / 1000 - count * 86_400;
  await utimes(path.join(folder, 'b'), days(3), days(3));
  await utimes(path.join(folder, 'a'), days(2), days(2));
  // A use is noted on disk, once a day.
  await before.get('a');
  expect(await before.get('b')).toBeDefined();
  await utimes(path.join(folder, 'b'), days(3), days(3));
  const after = new ImageStore(folder, 3_500);
  await after.set('d', image(1_000));
  await expect.poll(files).toEqual(['a', 'c', 'd']);
});

it('takes a file that it cannot read for none', async () => {
  await writeFile(path.join(folder, 'a'), 'image/webp\nRIFF');
  expect(await new ImageStore(folder, 1_000).get('a')).toBeUndefined();
});
