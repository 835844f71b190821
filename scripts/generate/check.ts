import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import { type Schema, SchemaError } from './model.ts';

// The vocabulary is what this code can read, whatever schemas it is given.
const metaFile = path.resolve(import.meta.dirname, '../../schemas/meta/block.schema.json');
// strictRequired would have every `if` declare again what it only asks about.
const ajv = new Ajv({
  allErrors: true,
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
});
addFormats.default(ajv);
const meta = JSON.parse(readFileSync(metaFile, 'utf8'));
const validate = ajv.compile(meta);
const validateField = ajv.compile({ $ref: 'meta/block#/definitions/field' });

/** The groups that blocks may be in, in the order in which they are shown. */
export const blockGroups: readonly string[] = meta.properties['x-group'].enum;

/** Checks a block schema against the meta-schema; SchemaError names file and JSON pointer. */
export function checkBlockSchema(schema: Schema, file: string, name: string): void {
  if (!validate(schema)) throw new SchemaError(describe(file, validate.errors ?? []));
  if (schema.$id !== `blocks/${name}`) {
    throw new SchemaError(`${file}: /$id: must be 'blocks/${name}', the folder's name`);
  }
}

/** Checks a definition of schemas/shared, which stands in the place of a field. */
export function checkDefinition(definition: Schema, file: string): void {
  if (!validateField(definition)) throw new SchemaError(describe(file, validateField.errors ?? []));
}

function describe(file: string, errors: readonly ErrorObject[]): string {
  // The deepest error is the cause; those above it only say that something below is wrong.
  const [first] = [...errors].sort((a, b) => b.instancePath.length - a.instancePath.length);
  if (!first) return `${file}: not a block schema`;
  const extra = first.params.additionalProperty ?? first.params.allowedValues;
  const detail = extra === undefined ? '' : ` (${JSON.stringify(extra)})`;
  return `${file}: ${first.instancePath || '/'}: ${first.message}${detail}`;
}
