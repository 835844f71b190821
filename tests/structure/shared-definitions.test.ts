import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Field {
  $ref?: string;
  type?: string;
  format?: string;
  'x-widget'?: string;
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

it('no field writes out what it could take: a link to a page, a colour', () => {
  const written = fields.filter(
    (field) =>
      (field['x-widget'] === 'link' && field.format === 'uri-reference') ||
      (field['x-widget'] === 'colour' && field.type === 'string'),
  );
  expect(fields.length).toBeGreaterThan(700);
  expect(written).toEqual([]);
});
