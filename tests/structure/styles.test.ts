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

interface Field {
  default?: unknown;
  enum?: unknown[];
  properties?: Record<string, Field>;
  items?: Field;
}

/** A block's fields of options by their names, those of items among them. */
function choicesOf(block: string): Map<string, Field> {
  const form = JSON.parse(readFileSync(`generated/forms/${block}.json`, 'utf8'));
  const fieldsIn = ({ properties = {}, items }: Field): [string, Field][] => [
    ...Object.entries(properties).flatMap<[string, Field]>(([name, field]) => [
      [name, field],
      ...fieldsIn(field),
    ]),
    ...(items ? fieldsIn(items) : []),
  ];
  return new Map(fieldsIn(form.schema).filter(([, field]) => field.enum));
}

/** `styles[align]`, `styles[item.align]`, `` styles[`columns${columns}`] ``: a class by an option. */
const BY_OPTION = /\b(\w+)\[(?:`([\w-]*)\$\{(?:\w+\.)*(\w+)\}`|(?:\w+\.)*(\w+))\]/g;
const SURFACE = 'renderer/ui/surface/Surface.module.css';

/** Classes that a component takes by the options of its fields: names of the fields, and tests. */
function looksOf(file: string): { field: string; has(option: unknown): boolean }[] {
  const code = readFileSync(file, 'utf8');
  const look = (field: string, sheet: string, prefix = '') => {
    const known = classesOf(readFileSync(sheet, 'utf8'));
    return { field, has: (option: unknown) => known.has(`${prefix}${option}`) };
  };
  const sheets = new Map(
    [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].map(
      ([, name = '', specifier = '']) => [name, sheetOf(file, specifier)],
    ),
  );
  const surfaces = code.matchAll(/\bsurfaceClass\((?:\w+\.)*(\w+)\)/g);
  return [
    ...[...code.matchAll(BY_OPTION)].flatMap(([, name = '', prefix, inText, plain]) => {
      const sheet = sheets.get(name);
      return sheet ? [look(inText ?? plain ?? '', sheet, prefix)] : [];
    }),
    ...[...surfaces].map(([, field = '']) => look(field, SURFACE)),
  ];
}

/** Options without a class that are no defaults: how the block looks anyway is what they say. */
const LOOKS_ANYWAY = [
  "documents-premium icon 'zip'",
  "section-text arrangement 'top'",
  "section-title align 'left'",
  "section-title-canvas align 'left'",
];

it('each option of a block that is a class has its look; the default may be how it looks anyway', () => {
  const components = files.filter((file) => /^renderer.blocks.[^.]*\.tsx$/.test(file)).sort();
  let seen = 0;
  const without = components.flatMap((file) => {
    const block = path.basename(path.dirname(file));
    const looks = looksOf(file);
    return [...choicesOf(block)].flatMap(([name, choice]) => {
      const own = looks.filter(({ field }) => field === name);
      if (own.length === 0) return [];
      seen += 1;
      const bare = choice.enum?.filter((option) => !own.some(({ has }) => has(option))) ?? [];
      return bare
        .filter((option) => option !== choice.default)
        .map((option) => `${block} ${name} '${option}'`);
    });
  });
  expect(seen).toBeGreaterThan(20);
  expect(without.toSorted()).toEqual(LOOKS_ANYWAY);
});

it('components name only classes that their style sheets have', () => {
  const users = files.filter((file) => !/\.test\.tsx?$/.test(file));
  expect(users.length).toBeGreaterThan(200);
  expect(users.flatMap(unknownClasses)).toEqual([]);
});
