import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { itemPath, readSeed } from './read-seed.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'seed-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(file: string, value: unknown): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), JSON.stringify(value));
}

const item = (slug: string, more: object = {}) => ({ type: 'faq', slug, title: slug, ...more });

describe('readSeed', () => {
  it('reads content in folders of any depth', async () => {
    await write('content/shop.json', [item('torino')]);
    await write('content/faq/bollette.json', [item('quando'), item('quanto')]);
    await write('content/faq/casa/gas.json', { items: [item('caldaia')] });
    const { items } = await readSeed(folder, {});
    expect(items.map(({ slug }) => slug).sort()).toEqual(['caldaia', 'quando', 'quanto', 'torino']);
  });

  it('puts parents first and fills placeholders', async () => {
    await write('pages/a.json', item('voce', { type: 'page', parent: 'casa/{{brand}}pedia' }));
    await write('pages/b.json', item('{{brand}}pedia', { type: 'page', parent: 'casa' }));
    await write('pages/c.json', item('casa', { type: 'page' }));
    const { items } = await readSeed(folder, { brand: 'albaviva' });
    expect(items.map(itemPath)).toEqual(['casa', 'casa/albavivapedia', 'casa/albavivapedia/voce']);
  });

  it('names the file of an item that lacks something', async () => {
    await write('content/faq/bollette.json', [{ type: 'faq', slug: 'quando' }]);
    await expect(readSeed(folder, {})).rejects.toThrow('faq/bollette.json');
  });
});
