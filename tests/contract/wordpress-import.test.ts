import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEmbeddedSettings } from '../../wordpress/embedded/settings.ts';
import { startWordPress } from '../../wordpress/embedded/start.ts';
import { copyOfTemplate, FIXTURE_SEED } from '../support/wordpress-template.ts';

let dataDir: string;
let wordPress: Awaited<ReturnType<typeof startWordPress>>;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'wordpress-import-'));
  await copyOfTemplate(dataDir);
  const settings = { DATA_DIR: dataDir, SEED_DIR: FIXTURE_SEED };
  wordPress = await startWordPress(readEmbeddedSettings(settings), () => {});
});
afterAll(async () => {
  await wordPress?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function importItems(...items: object[]): Promise<void> {
  const script = await readFile('wordpress/seed/import/import.php', 'utf8');
  const PAYLOAD = '/tmp/import.json';
  await wordPress.php.writeFile(PAYLOAD, JSON.stringify({ items }));
  await wordPress.php.run(script, { STEP: 'items', PAYLOAD });
}

const countOf = (name: string) =>
  wordPress.php.run(`<?php require '/wordpress/wp-load.php';
    echo $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_name LIKE '${name}%'" );`);

it('a step of the import that is cut short leaves nothing for the next one to store again', async () => {
  const item = { type: 'page', path: 'intera', slug: 'intera', title: 'Intera', content: '' };
  const orphan = { ...item, path: 'orfana', slug: 'orfana', parent: '/mai-esistita/' };
  await expect(importItems(item, orphan)).rejects.toThrow();
  expect(await countOf('intera')).toBe('0');
  await importItems(item);
  await importItems(item);
  expect(await countOf('intera')).toBe('1');
});
