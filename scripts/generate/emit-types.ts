import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { BANNER } from './banner.ts';
import type { Block, Schema } from './model.ts';
import { plainSchema } from './plain.ts';

/** `XInput` (as stored) and `XProps` (defaults filled) of every block. */
export async function emitTypes(blocks: readonly Block[]): Promise<string> {
  const definitions: Record<string, JSONSchema> = {};
  for (const block of blocks) {
    const plain = open(plainSchema(block.schema, { titles: false }));
    delete plain.$id;
    definitions[`${block.typeName}Input`] = plain as JSONSchema;
    definitions[`${block.typeName}Props`] = requireDefaults(plain) as JSONSchema;
  }
  return BANNER + (await compileDefinitions(definitions));
}

/** Types of the fields editors fill in wp-admin, by the name of their schema: `OfferFields`. */
export async function emitFieldTypes(fields: readonly Schema[]): Promise<string> {
  const definitions: Record<string, JSONSchema> = {};
  for (const field of fields) {
    const name = String(field.$id).replace(/^.*\//, '');
    const pascal = name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const plain = open(plainSchema(field, { titles: false }));
    delete plain.$id;
    definitions[`${pascal}Fields`] = plain as JSONSchema;
  }
  return BANNER + (await compileDefinitions(definitions));
}

/** Types of the entity schemas, by their titles. */
export async function emitEntityTypes(entities: readonly Schema[]): Promise<string> {
  const definitions: Record<string, JSONSchema> = {};
  for (const entity of entities) {
    const { $schema: _schema, $id: _id, title, ...schema } = entity;
    definitions[String(title)] = schema as JSONSchema;
  }
  return BANNER + (await compileDefinitions(definitions));
}

/** Interfaces of the given schemas, by their names. */
export async function compileDefinitions(definitions: Record<string, JSONSchema>): Promise<string> {
  if (Object.keys(definitions).length === 0) return 'export {};\n';
  const umbrella: JSONSchema = {
    title: 'Umbrella',
    type: 'object',
    additionalProperties: false,
    definitions,
  };
  const code = await compile(umbrella, 'Umbrella', {
    unreachableDefinitions: true,
    bannerComment: '',
    additionalProperties: true,
    // Tuples of each length would have the one field of a list of 2 to 12 items in another such list
    // written 11,858 times. Validators hold the bounds, and the comments say them.
    ignoreMinAndMaxItems: true,
    format: false,
  });
  return code
    .replace(/export interface Umbrella \{\s*\}\n/, '')
    .replace(
      / \* This interface was referenced by `Umbrella`'s JSON-Schema\n \* via the `definition` "[^"]*"\.\n/g,
      '',
    )
    .replace(/\/\*\*\n \*\/\n/g, '')
    .replace(/ \* \n \*\//g, ' */');
}

/** Objects with no more fields than declared: types name what exists, storage may hold more. */
function open(schema: Schema): Schema {
  const copy: Schema = { ...schema };
  if (schema.properties) {
    copy.additionalProperties = false;
    copy.properties = mapValues(schema.properties, open);
  }
  if (schema.items) copy.items = open(schema.items);
  return copy;
}

/** The same schema with every property that has a default, or always gets a value, required. */
function requireDefaults(schema: Schema): Schema {
  const copy: Schema = { ...schema };
  if (schema.properties) {
    copy.properties = mapValues(schema.properties, requireDefaults);
    const filled = Object.entries(schema.properties)
      .filter(([, field]) => isFilled(field))
      .map(([name]) => name);
    copy.required = [...new Set([...(schema.required ?? []), ...filled])];
  }
  if (schema.items) copy.items = requireDefaults(schema.items);
  return copy;
}

/** Whether fillDefaults gives the field a value: its own default, or an empty list or object. */
export function isFilled(field: Schema): boolean {
  return field.default !== undefined || field.type === 'array' || field.type === 'object';
}

function mapValues(values: Record<string, Schema>, map: (value: Schema) => Schema) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}
