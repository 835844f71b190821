import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { metaFaults } from './meta-faults.ts';
import { type Schema, SchemaError } from './model.ts';

// The vocabulary is what this code can read, whatever schemas it is given.
const metaFile = path.resolve(import.meta.dirname, '../../schemas/meta/block.schema.json');
// strictRequired would have every `if` declare again what it only asks about.
const ajv = new Ajv({
  allErrors: true,
  verbose: true,
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
  const faults = validate(schema) ? [] : metaFaults(file, validate.errors);
  if (schema.$id !== undefined && schema.$id !== `blocks/${name}`) {
    faults.push(`${file}: /$id: must be 'blocks/${name}', the folder's name`);
  }
  if (faults.length > 0) throw new SchemaError(faults);
}

/** Checks a definition of schemas/shared, which stands in the place of a field. */
export function checkDefinition(definition: Schema, file: string): void {
  if (!validateField(definition)) throw new SchemaError(metaFaults(file, validateField.errors));
}
