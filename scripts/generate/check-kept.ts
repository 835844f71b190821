import { isObject } from '@renderer/document/read-json.ts';
import { Faults } from './faults.ts';
import type { Block, Schema } from './model.ts';
import { readCommitted } from './read-committed.ts';

const schemaFile = (name: string) => `schemas/blocks/${name}/schema.json`;
/** The whole schema, references resolved, as it was generated. */
const formFile = (name: string) => `generated/forms/${name}.json`;

/**
 * Refuses a field or an option that the last commit has and a schema no longer, while its version is
 * the same: pages that were saved with it would lose it without a word. A block that the last commit
 * does not know is free to change.
 */
export function checkKept(root: string, blocks: readonly Block[]): void {
  const files = blocks.flatMap(({ name }) => [schemaFile(name), formFile(name)]);
  const committed = readCommitted(root, files);
  const read = (file: string) => parse(committed.get(file));
  const faults = new Faults();
  for (const { name, key, version, schema } of blocks) {
    const before = read(schemaFile(name));
    const form = read(formFile(name))?.schema;
    if (String(before?.['x-component']).toLowerCase() !== key || !isObject(form)) continue;
    const saved = Number(before?.['x-version'] ?? 1);
    if (version > saved) continue;
    const wayOut = `raise x-version to ${saved + 1} and add a step to migrations.ts (schemas/README.md)`;
    for (const [at, what] of goneFrom(form, schema, '')) {
      faults.add(`${schemaFile(name)}: ${at}: ${what}, and saved pages may have it: ${wayOut}`);
    }
  }
  faults.refuse();
}

type Gone = [at: string, what: string];

/** What a schema no longer has, with pointers of where it was. */
function goneFrom(before: Schema, now: Schema, at: string): Gone[] {
  const options = now.oneOf?.map((option) => option.const) ?? now.enum;
  const lost = options ? (before.enum ?? []).filter((value) => !options.includes(value)) : [];
  return [
    ...lost.map((value): Gone => [at, `the option ${JSON.stringify(value)} is gone`]),
    ...Object.entries(before.properties ?? {}).flatMap(([name, field]): Gone[] => {
      const place = `${at}/properties/${name}`;
      const kept = Object.hasOwn(now.properties ?? {}, name) ? now.properties?.[name] : undefined;
      return kept ? goneFrom(field, kept, place) : [[place, `the field '${name}' is gone`]];
    }),
    ...(before.items ? goneFrom(before.items, now.items ?? {}, `${at}/items`) : []),
  ];
}

/** Whatever the last commit holds, it must not stop those who mend it. */
function parse(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
