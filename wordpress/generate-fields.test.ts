import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { generateFields } from './generate-fields.ts';

it('has written the plugin’s fields as the schemas stand', async () => {
  const written = await readFile(
    path.join(import.meta.dirname, 'plugin/config/fields.php'),
    'utf8',
  );
  expect(written).toBe(await generateFields());
});

it('names file and field of a schema it cannot use', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fields-'));
  const properties = { a: { 'x-field': 'group', properties: { b: { 'x-field': 'nonsense' } } } };
  await writeFile(
    path.join(folder, 'news.json'),
    JSON.stringify({ 'x-post-types': ['news'], properties }),
  );
  await expect(generateFields(folder)).rejects.toThrow("news.json: a: field 'b'");
});

it('writes PHP that survives quotes and backslashes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fields-'));
  const properties = { a: { 'x-field': 'text', title: "L'\\ora" } };
  await writeFile(
    path.join(folder, 'news.json'),
    JSON.stringify({ 'x-post-types': ['news'], properties }),
  );
  expect(await generateFields(folder)).toContain("'label' => 'L\\'\\\\ora'");
});
