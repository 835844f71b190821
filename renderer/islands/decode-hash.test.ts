import { expect, it } from 'vitest';
import { decodeHash } from './decode-hash.ts';

it.each([
  ['#luce', 'luce'],
  ['#luce%20&%20gas', 'luce & gas'],
  ['#luce%20%26%20gas', 'luce & gas'],
  ['', ''],
  ['#100%', ''],
])('%s names «%s»', (hash, name) => {
  expect(decodeHash(hash)).toBe(name);
});
