import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconPaths } from './paths.ts';

const namesIn = (file: string): string[] =>
  JSON.parse(readFileSync(`schemas/shared/${file}`, 'utf8')).enum;

it('every icon editors may choose is drawn', () => {
  const names = namesIn('icon.json');
  expect(names.filter((name) => !Object.hasOwn(iconPaths, name))).toEqual([]);
  expect(namesIn('icon-optional.json')).toEqual(names);
});
