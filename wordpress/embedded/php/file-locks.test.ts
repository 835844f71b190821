import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as standIn from './granted-locks.ts';

const IMPORTS = /import \{([^}]*)\} from "fs-ext-extra-prebuilt"/g;

it('the stand-in for the add-on that locks files has all that PHP takes from it', async () => {
  const file = fileURLToPath(import.meta.resolve('@php-wasm/node'));
  const code = await readFile(file.replace(/\.cjs$/, '.js'), 'utf8');
  const taken = [...code.matchAll(IMPORTS)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ')[0]),
  );
  expect(taken.length).toBeGreaterThan(2);
  expect(Object.keys(standIn)).toEqual(expect.arrayContaining(taken));
  const constants = [...code.matchAll(/\bconstants\d*\.(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(standIn.constants)).toEqual(expect.arrayContaining(constants));
});
