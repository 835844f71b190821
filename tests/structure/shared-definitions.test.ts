import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Field {
  $ref?: string;
  properties?: Record<string, Field>;
  items?: Field;
}

/** Every field of every block, as its schema writes it. */
const fields = readdirSync('schemas/blocks').flatMap((block) =>
  fieldsIn(JSON.parse(readFileSync(`schemas/blocks/${block}/schema.json`, 'utf8')) as Field),
);

function fieldsIn({ properties = {}, items }: Field): Field[] {
  const own = [...Object.values(properties), ...(items ? [items] : [])];
  return own.flatMap((field) => [field, ...fieldsIn(field)]);
}

it('every shared definition is taken by a block', () => {
  const taken = new Set(fields.map(({ $ref = '' }) => path.basename($ref)));
  const definitions = readdirSync('schemas/shared').filter((file) => file !== 'layout.json');
  expect(definitions.length).toBeGreaterThan(5);
  expect(definitions.filter((file) => !taken.has(file))).toEqual([]);
});

/** What a field may say of its own beside a `$ref`. */
const BESIDE = ['title', 'default', 'x-help', 'x-visible-when'];

const saidBy = (field: object) =>
  Object.fromEntries(
    Object.entries(field)
      .filter(([keyword]) => ![...BESIDE, '$schema', '$id', 'description'].includes(keyword))
      .sort(),
  );

it.each(['background', 'colour', 'link'])(
  'no field writes out what it could take of %s',
  (name) => {
    const shared = JSON.parse(readFileSync(`schemas/shared/${name}.json`, 'utf8')) as object;
    const definition = JSON.stringify(saidBy(shared));
    expect(fields.length).toBeGreaterThan(700);
    expect(fields.filter((field) => JSON.stringify(saidBy(field)) === definition)).toEqual([]);
  },
);
