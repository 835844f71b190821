import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const files = ['renderer', 'site', 'builder'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(?:^|[\\/])(?:\.next|node_modules)[\\/]/.test(file))
    .map((file) => path.join(room, file)),
);

/** Uses of class names that the imported style sheets do not have. */
function unknownClasses(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const withoutImports = code.replace(/^import [^;]*;/gm, '');
  return [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].flatMap(
    ([, name = '', specifier = '']) => {
      const sheet = sheetOf(file, specifier);
      if (!existsSync(sheet)) return [`${file}: there is no ${sheet}`];
      const known = classesOf(readFileSync(sheet, 'utf8'));
      const uses = withoutImports.matchAll(
        new RegExp(`\\b${name}(?:\\??\\.(\\w+)|\\['([^']+)'\\])`, 'g'),
      );
      const unknown = [...uses].map(([, dotted, quoted]) => dotted ?? quoted ?? '');
      return unknown.filter((use) => !known.has(use)).map((use) => `${file}: ${name}.${use}`);
    },
  );
}

function sheetOf(file: string, specifier: string): string {
  return specifier.startsWith('@')
    ? path.normalize(specifier.slice(1))
    : path.join(path.dirname(file), specifier);
}

function classesOf(css: string): ReadonlySet<string> {
  const selectors = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  return new Set([...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}

it('components name only classes that their style sheets have', () => {
  const users = files.filter((file) => !/\.test\.tsx?$/.test(file));
  expect(users.length).toBeGreaterThan(200);
  expect(users.flatMap(unknownClasses)).toEqual([]);
});
