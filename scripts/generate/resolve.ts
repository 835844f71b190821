import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkDefinition } from './check.ts';
import { type Schema, SchemaError } from './model.ts';
import { readJsonFile } from './read-json-file.ts';

/** Where a schema is written: file and JSON pointer. */
interface Place {
  file: string;
  at: string;
}

const places = new WeakMap<Schema, Place>();

/** Where a resolved schema comes from: a shared definition stands in a file of its own. */
export function placeOf(schema: Schema): Place {
  return places.get(schema) ?? { file: '(unknown)', at: '' };
}

/**
 * The schema with every reference to schemas/shared replaced by what it says, and the layout
 * fields merged in where the block asks for them: neither RJSF nor the validators follow
 * references across files.
 */
export function resolveSchema(root: string, file: string, source: Schema): Schema {
  const resolved = resolve(root, file, source, '');
  if (source['x-layout'] !== true) return resolved;
  const layout = readShared(root, 'schemas/shared/layout.json');
  for (const name of Object.keys(layout.properties ?? {})) {
    if (resolved.properties?.[name]) {
      throw new SchemaError(`${file}: /properties/${name}: a layout field, x-layout brings it`);
    }
  }
  const whole = { ...resolved, properties: { ...resolved.properties, ...layout.properties } };
  places.set(whole, { file, at: '' });
  return whole;
}

function resolve(root: string, file: string, schema: Schema, at: string): Schema {
  if (schema.$ref) {
    const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), schema.$ref));
    if (!existsSync(path.join(root, target))) {
      throw new SchemaError(`${file}: ${at}/$ref: there is no ${target}`);
    }
    return readShared(root, target);
  }
  const copy: Schema = { ...schema };
  places.set(copy, { file, at });
  if (schema.properties) {
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [
        name,
        resolve(root, file, field, `${at}/properties/${name}`),
      ]),
    );
  }
  if (schema.items) copy.items = resolve(root, file, schema.items, `${at}/items`);
  return copy;
}

function readShared(root: string, file: string): Schema {
  const shared = readJsonFile(root, file) as Schema;
  const { $schema: _schema, $id: _id, description: _description, ...definition } = shared;
  // The forms of visitors share definitions of their own, in a vocabulary of their own.
  if (file.startsWith('schemas/shared/')) checkDefinition(definition, file);
  return resolve(root, file, definition, '');
}
