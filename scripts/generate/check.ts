import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import { type Schema, SchemaError } from './model.ts';

const metaFile = path.resolve(import.meta.dirname, '../../schemas/meta/block.schema.json');
// strictRequired would have every `if` declare again what it only asks about.
const ajv = new Ajv({
  allErrors: true,
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
});
addFormats.default(ajv);
const validate = ajv.compile(JSON.parse(readFileSync(metaFile, 'utf8')));

/** Checks a block schema against the meta-schema; SchemaError names file and JSON pointer. */
export function checkBlockSchema(schema: Schema, file: string, name: string): void {
  if (!validate(schema)) throw new SchemaError(describe(file, validate.errors ?? []));
  if (schema.$id !== `blocks/${name}`) {
    throw new SchemaError(`${file}: /$id: must be 'blocks/${name}', the folder's name`);
  }
  checkReferences(schema, file, '');
}

/** Names that point at sibling fields must be there; a title or condition on nothing is a typo. */
function checkReferences(schema: Schema, file: string, at: string): void {
  const properties = schema.properties ?? {};
  for (const name of [...(schema.required ?? []), ...((schema['x-order'] as string[]) ?? [])]) {
    if (!Object.hasOwn(properties, name)) {
      throw new SchemaError(`${file}: ${at}: there is no property '${name}'`);
    }
  }
  for (const [name, field] of Object.entries(properties)) {
    const here = `${at}/properties/${name}`;
    const condition = field['x-visible-when'] as { field: string } | undefined;
    if (condition && !Object.hasOwn(properties, condition.field)) {
      throw new SchemaError(`${file}: ${here}/x-visible-when: no sibling '${condition.field}'`);
    }
    if (field.properties) checkReferences(field, file, here);
    const items = field.items;
    if (!items?.properties) continue;
    checkReferences(items, file, `${here}/items`);
    const title = field['x-item-title'];
    if (typeof title === 'string' && !Object.hasOwn(items.properties, title)) {
      throw new SchemaError(`${file}: ${here}/x-item-title: the items have no '${title}'`);
    }
  }
}

function describe(file: string, errors: readonly ErrorObject[]): string {
  // The deepest error is the cause; those above it only say that something below is wrong.
  const [first] = [...errors].sort((a, b) => b.instancePath.length - a.instancePath.length);
  if (!first) return `${file}: not a block schema`;
  const extra = first.params.additionalProperty ?? first.params.allowedValues;
  const detail = extra === undefined ? '' : ` (${JSON.stringify(extra)})`;
  return `${file}: ${first.instancePath || '/'}: ${first.message}${detail}`;
}
