import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkDefinition } from './check.ts';
import { didYouMean } from './did-you-mean.ts';
import { Faults } from './faults.ts';
import { type Schema, SchemaError } from './model.ts';
import { readJsonFile } from './read-json-file.ts';

/** Where a schema is written: file and JSON pointer. */
interface Place {
  file: string;
  at: string;
  /** Where what stands beside its `$ref` is written, and which keywords these are. */
  beside?: { file: string; at: string; keywords: readonly string[] };
}

const places = new WeakMap<Schema, Place>();

/** Where a resolved schema comes from: a shared definition stands in a file of its own. */
export function placeOf(schema: Schema): Place {
  return places.get(schema) ?? { file: '(unknown)', at: '' };
}

/** `file: pointer` of a resolved schema, or of what it says below. */
export function pointTo(schema: Schema, below = ''): string {
  const place = placeOf(schema);
  const [, keyword = ''] = below.split('/');
  const { file, at } = place.beside?.keywords.includes(keyword) ? place.beside : place;
  return `${file}: ${`${at}${below}` || '/'}`;
}

/**
 * The schema with every reference to schemas/shared replaced by what it says, and the layout
 * fields merged in where the block asks for them: neither RJSF nor the validators follow
 * references across files.
 */
export function resolveSchema(root: string, file: string, source: Schema): Schema {
  const resolved = resolve(root, file, source, '');
  if (source['x-layout'] !== true) return resolved;
  const faults = new Faults();
  const layout = readShared(root, 'schemas/shared/layout.json');
  for (const name of Object.keys(layout.properties ?? {})) {
    if (resolved.properties?.[name]) {
      faults.add(`${file}: /properties/${name}: a layout field, x-layout brings it`);
    }
  }
  faults.refuse();
  const whole = { ...resolved, properties: { ...resolved.properties, ...layout.properties } };
  places.set(whole, { file, at: '' });
  return whole;
}

function resolve(root: string, file: string, schema: Schema, at: string): Schema {
  if (schema.$ref) {
    const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), schema.$ref));
    if (!existsSync(path.join(root, target))) {
      throw new SchemaError(`${file}: ${at}/$ref: there is no ${target}${nearby(root, target)}`);
    }
    const { $ref: _ref, ...beside } = schema;
    return besideRef(readShared(root, target), beside, { file, at });
  }
  const copy: Schema = { ...schema };
  places.set(copy, { file, at });
  const faults = new Faults();
  const below = (inner: Schema, where: string) =>
    faults.read(() => resolve(root, file, inner, `${at}${where}`)) ?? {};
  if (schema.properties) {
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [
        name,
        below(field, `/properties/${name}`),
      ]),
    );
  }
  if (schema.items) copy.items = below(schema.items, '/items');
  faults.refuse();
  return copy;
}

/** A shared definition as one field has it: what stands beside the `$ref` wins. */
function besideRef(shared: Schema, beside: Schema, { file, at }: Place): Schema {
  const keywords = Object.keys(beside);
  if (keywords.length === 0) return shared;
  const whole = { ...shared, ...beside };
  places.set(whole, { ...placeOf(shared), beside: { file, at, keywords } });
  return whole;
}

function nearby(root: string, target: string): string {
  const folder = path.join(root, path.dirname(target));
  return existsSync(folder) ? didYouMean(path.basename(target), readdirSync(folder)) : '';
}

function readShared(root: string, file: string): Schema {
  const shared = readJsonFile(root, file) as Schema;
  const { $schema: _schema, $id: _id, description: _description, ...definition } = shared;
  // The forms of visitors share definitions of their own, in a vocabulary of their own.
  if (file.startsWith('schemas/shared/')) checkDefinition(definition, file);
  return resolve(root, file, definition, '');
}
