import type { BlockForm } from '@generated/forms/index.ts';
import type { DocumentNode } from '@renderer/document/types.ts';
import {
  type Replaced,
  replaceInAddress,
  replaceInHtml,
  replaceInText,
  type Sought,
} from './replace-text.ts';

/** Replaces a text in a node's fields; what stays equal keeps its identity. */
export function replaceInNode(
  node: DocumentNode,
  { schema, uiSchema }: Pick<BlockForm, 'schema' | 'uiSchema'>,
  sought: Sought,
): Replaced<DocumentNode> {
  const { value: props, count } = replaceInValue(node.props, { schema, ui: uiSchema }, sought);
  return { value: count > 0 ? { ...node, props } : node, count };
}

/** What the form says of a field. */
interface Field {
  schema: SchemaLike | undefined;
  ui: UiLike | undefined;
}

interface SchemaLike {
  properties?: Record<string, SchemaLike>;
  items?: SchemaLike;
  oneOf?: unknown;
  enum?: unknown;
  format?: unknown;
  pattern?: unknown;
}

type UiLike = { [name: string]: unknown };

function replaceInValue<Value>(value: Value, field: Field, sought: Sought): Replaced<Value> {
  if (typeof value === 'string') {
    const replaced = replacerOf(field, sought)(value, sought);
    return replaced as Replaced<Value & string>;
  }
  if (value === null || typeof value !== 'object') return { value, count: 0 };
  let count = 0;
  const parts = Object.entries(value).map(([name, part]) => {
    const replaced = replaceInValue(
      part,
      partOf(field, Array.isArray(value) ? null : name),
      sought,
    );
    count += replaced.count;
    return [name, replaced.value] as const;
  });
  if (count === 0) return { value, count };
  const next = Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  return { value: next as Value, count };
}

/** @param name null for an item of a list */
function partOf({ schema, ui }: Field, name: string | null): Field {
  const part = name === null ? ui?.items : ui?.[name];
  return {
    schema: name === null ? schema?.items : schema?.properties?.[name],
    ui: part as UiLike | undefined,
  };
}

const stays = (value: string): Replaced<string> => ({ value, count: 0 });

/** How a text is replaced in a field: by what is written in it. Ids, colours and code stay. */
function replacerOf({ schema, ui }: Field, { text }: Sought) {
  if (!schema || schema.oneOf || schema.enum) return stays;
  const widget = ui?.['ui:widget'];
  if (widget === 'rich-text') return replaceInHtml;
  if (widget === 'link') return replaceInAddress;
  if (widget !== undefined && widget !== 'textarea') return stays;
  // Of what has a form of its own only an e-mail address is one text.
  if (schema.format || schema.pattern) return text.includes('@') ? replaceInText : stays;
  return replaceInText;
}
