import path from 'node:path';
import { readJsonFile } from './load.ts';
import { type Schema, SchemaError } from './model.ts';

/**
 * The schema with every reference to schemas/shared replaced by what it says, and the layout
 * fields merged in where the block asks for them: neither RJSF nor the validators follow
 * references across files.
 */
export function resolveSchema(root: string, file: string, source: Schema): Schema {
  const resolved = resolve(root, file, source, '');
  if (source['x-layout'] !== true) return resolved;
  const layout = readJsonFile(root, 'schemas/shared/layout.json') as Schema;
  for (const name of Object.keys(layout.properties ?? {})) {
    if (resolved.properties?.[name]) {
      throw new SchemaError(`${file}: /properties/${name}: a layout field, x-layout brings it`);
    }
  }
  return { ...resolved, properties: { ...resolved.properties, ...layout.properties } };
}

function resolve(root: string, file: string, schema: Schema, at: string): Schema {
  if (schema.$ref) {
    const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), schema.$ref));
    let shared: Schema;
    try {
      shared = readJsonFile(root, target) as Schema;
    } catch {
      throw new SchemaError(`${file}: ${at}/$ref: there is no ${target}`);
    }
    const { $schema: _schema, $id: _id, description: _description, ...definition } = shared;
    return resolve(root, target, definition, '');
  }
  const copy: Schema = { ...schema };
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
