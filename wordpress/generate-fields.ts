import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * `schemas/fields/*.json` as the PHP array that the plugin reads, `config/fields.php`: one source
 * for the forms of wp-admin, the REST API's answers and the types.
 */
interface FieldSchema {
  title?: string;
  'x-field'?: string;
  'x-taxonomy'?: string;
  'x-posts'?: string[];
  'x-item-title'?: string;
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
  oneOf?: { const: string; title: string }[];
}

interface FieldFile extends FieldSchema {
  $id: string;
  'x-post-types'?: string[];
  'x-taxonomies'?: string[];
  'x-option'?: string;
  'x-templates'?: string[];
}

type PhpValue = string | PhpValue[] | { [key: string]: PhpValue };

const FIELD_TYPES = new Set(
  'text textarea rich-text url number select boolean choices image file map date terms posts group repeater'.split(
    ' ',
  ),
);

const SOURCE = path.join(import.meta.dirname, '../schemas/fields');
const TARGET = path.join(import.meta.dirname, 'plugin/config/fields.php');

/** The plugin's field definitions as PHP source. Throws with file and field for a bad schema. */
export async function generateFields(folder = SOURCE): Promise<string> {
  const sections: Record<'post_types' | 'taxonomies' | 'options', Record<string, PhpValue[]>> = {
    post_types: {},
    taxonomies: {},
    options: {},
  };
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()) {
    const file = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as FieldFile;
    const section: PhpValue = {
      id: path.basename(name, '.json'),
      title: file.title ?? name,
      ...(file['x-templates'] ? { templates: file['x-templates'] } : {}),
      fields: fieldList(file.properties ?? {}, name),
    };
    const places = [
      ...(file['x-post-types'] ?? []).map((type) => ['post_types', type] as const),
      ...(file['x-taxonomies'] ?? []).map((taxonomy) => ['taxonomies', taxonomy] as const),
      ...(file['x-option'] ? [['options', file['x-option']] as const] : []),
    ];
    if (places.length === 0) throw new Error(`${name}: says neither type, taxonomy nor option.`);
    for (const [kind, place] of places) {
      sections[kind][place] = [...(sections[kind][place] ?? []), section];
    }
  }
  return `<?php
// Generated from schemas/fields by wordpress/generate-fields.ts. Do not edit.

declare(strict_types=1);

return ${php(sections, 0)};
`;
}

function fieldList(properties: Record<string, FieldSchema>, where: string): PhpValue[] {
  return Object.entries(properties).map(([name, schema]) => {
    const type = schema['x-field'] ?? '';
    if (!FIELD_TYPES.has(type)) {
      throw new Error(
        `${where}: field '${name}' has no x-field, or one that is not known: '${type}'.`,
      );
    }
    const children = type === 'repeater' ? schema.items?.properties : schema.properties;
    const options = schema.oneOf ?? schema.items?.oneOf;
    return {
      name,
      type,
      label: schema.title ?? name,
      ...(type === 'group' || type === 'repeater'
        ? { fields: fieldList(children ?? {}, `${where}: ${name}`) }
        : {}),
      ...(options ? { options: Object.fromEntries(options.map((o) => [o.const, o.title])) } : {}),
      ...(schema['x-taxonomy'] ? { taxonomy: schema['x-taxonomy'] } : {}),
      ...(schema['x-item-title'] ? { item_title: schema['x-item-title'] } : {}),
      ...(schema['x-posts'] ? { posts: schema['x-posts'] } : {}),
    };
  });
}

function php(value: PhpValue, depth: number): string {
  if (typeof value === 'string') return `'${value.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;
  const pad = '\t'.repeat(depth + 1);
  const lines = Array.isArray(value)
    ? value.map((item) => `${pad}${php(item, depth + 1)},`)
    : Object.entries(value).map(
        ([key, item]) => `${pad}${php(key, 0)} => ${php(item, depth + 1)},`,
      );
  return lines.length === 0 ? 'array()' : `array(\n${lines.join('\n')}\n${'\t'.repeat(depth)})`;
}

if (process.argv[1] === import.meta.filename) {
  const source = await generateFields();
  if (process.argv.includes('--check')) {
    if ((await readFile(TARGET, 'utf8').catch(() => '')) !== source) {
      process.stderr.write('wordpress/plugin/config/fields.php is not up to date.\n');
      process.exit(1);
    }
  } else await writeFile(TARGET, source);
}
