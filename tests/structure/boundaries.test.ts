import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Which rooms each room may import, besides itself and packages. */
const ALLOWED: Record<string, readonly string[]> = {
  schemas: [],
  generated: ['schemas', 'renderer'],
  renderer: ['generated'],
  builder: ['renderer', 'generated'],
  site: ['renderer', 'generated', 'builder'],
  wordpress: ['schemas', 'renderer'],
  scripts: ['schemas', 'generated', 'renderer', 'site', 'builder', 'wordpress'],
  tests: ['schemas', 'generated', 'renderer', 'site', 'builder', 'wordpress', 'scripts'],
};

/** The only doors from the site into the builder. */
const BUILDER_ENTRIES = [
  'builder/index.ts',
  'builder/EarlyCanvas.tsx',
  'builder/canvas/index.ts',
  'builder/contract.ts',
];

interface Import {
  file: string;
  target: string;
}

function sourceFiles(room: string): string[] {
  return readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.(?:ts|tsx|mts|cjs|mjs)$/.test(file) &&
        !/(?:^|[\\/])(?:\.next|node_modules)[\\/]/.test(file),
    )
    .map((file) => path.join(room, file));
}

/** Imports of other files of this repository, as paths from its root. */
function importsOf(file: string): Import[] {
  const code = readFileSync(path.join(root, file), 'utf8');
  const specifiers = code.matchAll(
    /(?:from\s+|import\s+|import\(\s*|require\(\s*)['"](?<specifier>[^'"\n]+)['"]/g,
  );
  return [...specifiers].flatMap((match) => {
    const specifier = match.groups?.specifier ?? '';
    if (specifier === '#islands') return { file, target: 'generated/islands' };
    if (specifier.startsWith('.')) {
      return { file, target: path.join(path.dirname(file), specifier) };
    }
    const alias = /^@(schemas|generated|renderer|site|builder|wordpress)\//.exec(specifier);
    return alias ? { file, target: specifier.slice(1) } : [];
  });
}

const roomOf = (file: string) => file.split(path.sep)[0] ?? '';

describe('rooms', () => {
  for (const [room, allowed] of Object.entries(ALLOWED)) {
    it(`${room} imports only ${allowed.join(', ') || 'itself'}`, () => {
      const wrong = sourceFiles(room)
        .filter((file) => room === 'tests' || !/\.test\.tsx?$/.test(file))
        .flatMap(importsOf)
        .filter(({ target }) => {
          const other = roomOf(target);
          return other !== room && other in ALLOWED && !allowed.includes(other);
        });
      expect(wrong).toEqual([]);
    });
  }

  it('the site reaches the builder through its entries alone', () => {
    const wrong = sourceFiles('site')
      .flatMap(importsOf)
      .filter(({ target }) => roomOf(target) === 'builder' && !BUILDER_ENTRIES.includes(target));
    expect(wrong).toEqual([]);
  });

  it('the top level holds the rooms, documents and tool configuration only', () => {
    const folders = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => entry.name)
      .filter((name) => !['node_modules', 'docs', 'test-results'].includes(name));
    expect(folders.sort()).toEqual(Object.keys(ALLOWED).sort());
  });
});
