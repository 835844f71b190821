import { SchemaError } from './model.ts';

/** What a schema of `schemas/fields` says: of a whole file, or of one of its fields. */
export interface FieldSchema {
  $id?: string;
  title?: string;
  'x-post-types'?: string[];
  'x-taxonomies'?: string[];
  'x-option'?: string;
  'x-templates'?: string[];
  'x-field'?: string;
  'x-taxonomy'?: string;
  'x-posts'?: string[];
  'x-item-title'?: string;
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
  oneOf?: { const: string; title: string }[];
}

type PhpValue = string | PhpValue[] | { [key: string]: PhpValue };

const FIELD_TYPES = new Set(
  'text textarea rich-text url number select boolean choices image file map date terms posts group repeater'.split(
    ' ',
  ),
);

/**
 * `schemas/fields` as the PHP array that the plugin reads: one source for the forms of wp-admin,
 * the REST API's answers and the types. Throws with file and field for a bad schema.
 */
export function emitPluginFields(files: readonly FieldSchema[]): string {
  const sections: Record<'post_types' | 'taxonomies' | 'options', Record<string, PhpValue[]>> = {
    post_types: {},
    taxonomies: {},
    options: {},
  };
  for (const file of files) {
    const id = String(file.$id).replace(/^.*\//, '');
    const section: PhpValue = {
      id,
      title: file.title ?? id,
      ...(file['x-templates'] ? { templates: file['x-templates'] } : {}),
      fields: fieldList(file.properties ?? {}, id),
    };
    const places = [
      ...(file['x-post-types'] ?? []).map((type) => ['post_types', type] as const),
      ...(file['x-taxonomies'] ?? []).map((taxonomy) => ['taxonomies', taxonomy] as const),
      ...(file['x-option'] ? [['options', file['x-option']] as const] : []),
    ];
    if (places.length === 0)
      throw new SchemaError(`${id}: says neither type, taxonomy nor option.`);
    for (const [kind, place] of places) {
      sections[kind][place] = [...(sections[kind][place] ?? []), section];
    }
  }
  return `<?php
// Generated from schemas/fields by npm run generate. Do not edit.

declare(strict_types=1);

return ${php(sections, 0)};
`;
}

function fieldList(properties: Record<string, FieldSchema>, where: string): PhpValue[] {
  return Object.entries(properties).map(([name, schema]) => {
    const type = schema['x-field'] ?? '';
    if (!FIELD_TYPES.has(type)) {
      throw new SchemaError(
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
