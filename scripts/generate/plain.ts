import type { Schema } from './model.ts';

/**
 * The schema as plain JSON Schema: labelled options become `enum` (one error instead of one per
 * option), our `x-` keywords and, if wanted, titles go.
 */
export function plainSchema(schema: Schema, options: { titles: boolean }): Schema {
  const plain: Schema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword.startsWith('x-') || keyword === '$schema' || keyword === 'description') continue;
    if (keyword === 'title' && !options.titles) continue;
    plain[keyword] = value;
  }
  if (schema.oneOf) {
    delete plain.oneOf;
    plain.enum = schema.oneOf.map((option) => option.const);
  }
  if (schema.properties) {
    plain.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [name, plainSchema(field, options)]),
    );
  }
  if (schema.items) plain.items = plainSchema(schema.items, options);
  return plain;
}
