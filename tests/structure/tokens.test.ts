import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const sheets = ['renderer', 'site', 'builder'].flatMap((room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.includes('.next'))
    .map((file) => path.join(room, file)),
);

it('no custom property is given itself, which would leave it without a value', () => {
  const wrong = sheets.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/(--[\w-]+):\s*var\(\1[,)]/g)].map(
      ([declaration]) => `${file}: ${declaration}`,
    ),
  );
  expect(sheets.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
