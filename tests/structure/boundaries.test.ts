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
  wordpress: ['schemas'],
  scripts: ['schemas', 'generated', 'renderer', 'site', 'builder', 'wordpress'],
  tests: ['schemas', 'generated', 'renderer', 'site', 'builder', 'wordpress', 'scripts'],
};

type Way = 'lazy' | 'types' | 'static';

/**
 * The only doors from the site into the builder, and how each is passed: code of the editor must
 * never come along with a page that visitors see.
 */
const BUILDER_ENTRIES: Record<string, Way> = {
  'builder/index.ts': 'lazy',
  'builder/canvas/index.ts': 'lazy',
  'builder/EarlyCanvas.tsx': 'static',
  'builder/contract.ts': 'types',
};

/** Where stored HTML, and code written into pages, become markup: read by whoever audits that. */
const MARKUP_ROOM = path.join('renderer', 'ui', 'rich-text');

interface Import {
  file: string;
  target: string;
  way: Way;
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
    /(?<lead>(?:\b(?<types>(?:import|export) type\b)[^;'"]*?)?from\s+|import\s+|import\(\s*|require\(\s*)['"`](?<specifier>[^'"`\n]+)['"`]/g,
  );
  return [...specifiers].flatMap((match) => {
    const { specifier = '', lead = '', types } = match.groups ?? {};
    const way: Way = types ? 'types' : lead.startsWith('import(') ? 'lazy' : 'static';
    if (specifier === '#islands') return { file, target: 'generated/islands', way };
    if (specifier.startsWith('.')) {
      return { file, target: path.join(path.dirname(file), specifier), way };
    }
    const alias = /^@(schemas|generated|renderer|site|builder|wordpress)\//.exec(specifier);
    return alias ? { file, target: specifier.slice(1), way } : [];
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

  it('the site reaches the builder through its entries alone, the editor itself lazily', () => {
    const all = sourceFiles('site').flatMap(importsOf);
    const used = all.filter(({ target }) => roomOf(target) === 'builder');
    const wrong = used.filter(({ target, way }) => BUILDER_ENTRIES[target] !== way);
    expect(wrong).toEqual([]);
    const doors = [...new Set(used.map(({ target }) => target))].sort();
    expect(doors).toEqual(Object.keys(BUILDER_ENTRIES).sort());
  });

  it('components of blocks import nothing of Node, of Next, or of the server alone', () => {
    const components = sourceFiles(path.join('renderer', 'blocks')).filter(
      (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
    );
    const wrong = components.filter((file) =>
      /(?:from\s+|import\s+|import\(\s*|require\(\s*)['"`](?:node:|next(?:\/|['"`])|server-only)/.test(
        readFileSync(path.join(root, file), 'utf8'),
      ),
    );
    expect(components.length).toBeGreaterThan(90);
    expect(wrong).toEqual([]);
  });

  it('no file of the schema pipeline imports itself by way of others', () => {
    const files = sourceFiles(path.join('scripts', 'generate'));
    const imports = new Map(
      files.map((file) => [
        file,
        importsOf(file).flatMap(({ target, way }) => (way === 'static' ? [target] : [])),
      ]),
    );
    const reaches = (file: string) => {
      const seen = new Set<string>();
      const queue = [...(imports.get(file) ?? [])];
      for (let next = queue.pop(); next; next = queue.pop()) {
        if (!seen.has(next)) queue.push(...(imports.get(next) ?? []));
        seen.add(next);
      }
      return seen;
    };
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => reaches(file).has(file))).toEqual([]);
  });

  it('one room alone writes HTML that is not made of elements', () => {
    const writers = ['renderer', 'builder', 'site']
      .flatMap(sourceFiles)
      .filter((file) =>
        /dangerouslySetInnerHTML['"]?\s*[=:](?!=)/.test(
          readFileSync(path.join(root, file), 'utf8'),
        ),
      );
    expect(writers.filter((file) => path.dirname(file) !== MARKUP_ROOM)).toEqual([]);
    expect(writers).not.toEqual([]);
  });

  it('the top level holds the rooms, documents and tool configuration only', () => {
    const folders = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => entry.name)
      .filter((name) => !['node_modules', 'docs', 'test-results'].includes(name));
    expect(folders.sort()).toEqual(Object.keys(ALLOWED).sort());
  });
});
