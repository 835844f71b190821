import { plainText } from '@renderer/ui/text/plain-text.ts';
import { deepEquals, type UiSchema } from '@rjsf/utils';
import { optionLabel } from './option-label.ts';

type ItemSchema = Record<string, unknown> & {
  properties?: Record<string, Record<string, unknown>>;
};

/** Widgets too tall for a line. */
const TALL = ['rich-text', 'textarea', 'image', 'code', 'icon', 'select-image', 'media-list'];

/** Whether an item is one short field, so that it needs no opening. */
export function isFlat(schema: ItemSchema, uiSchema: UiSchema): boolean {
  if (schema.type !== 'object') return !TALL.includes(String(uiSchema['ui:widget']));
  const [first, ...others] = Object.entries(schema.properties ?? {});
  if (!first || others.length > 0) return false;
  const [name, field] = first;
  const widget = String((uiSchema[name] as UiSchema | undefined)?.['ui:widget']);
  return field.type !== 'object' && field.type !== 'array' && !TALL.includes(widget);
}

/** A new item; its defaults are filled as everywhere. */
export function newItem(schema: ItemSchema): unknown {
  if (schema.default !== undefined) return structuredClone(schema.default);
  switch (schema.type) {
    case 'object':
      return {};
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'number':
    case 'integer':
      return 0;
    default:
      return Array.isArray(schema.enum) ? schema.enum[0] : '';
  }
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

export function inserted<Item>(items: readonly Item[], at: number, item: Item): Item[] {
  return items.toSpliced(at, 0, structuredClone(item));
}

/** Names for the items of a list; they have none of their own. */
export const itemKeys = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** The names with a new one at a place. */
export const withNewKey = (keys: readonly number[], at: number): number[] =>
  keys.toSpliced(at, 0, Math.max(-1, ...keys) + 1);

/**
 * The names of the items after their list became another, as by undo. What is the same at both ends
 * stayed, and in between equals are one.
 */
export function keysAfter(
  keys: readonly number[],
  before: readonly unknown[],
  after: readonly unknown[],
): number[] {
  const shorter = Math.min(before.length, after.length);
  const grown = after.length - before.length;
  const isSame = (at: number, to: number) => deepEquals(before[at], after[to]);
  let start = 0;
  while (start < shorter && isSame(start, start)) start += 1;
  let end = before.length;
  while (end > start && end + grown > start && isSame(end - 1, end - 1 + grown)) end -= 1;

  const left = new Set(itemKeys(end - start).map((at) => start + at));
  const between = itemKeys(end + grown - start).map((at) => {
    const place = start + at;
    const from = [...left].find((old) => isSame(old, place));
    if (from !== undefined) left.delete(from);
    return from;
  });
  let unused = Math.max(-1, ...keys) + 1;
  const named = between.map((from, at) => {
    // Among as many as before, another value in its place is the item with another text.
    const old = from ?? (grown === 0 && left.has(start + at) ? start + at : undefined);
    if (old !== undefined) return keys[old] as number;
    unused += 1;
    return unused - 1;
  });
  return [...keys.slice(0, start), ...named, ...keys.slice(end)];
}

export interface ItemTitle {
  text: string;
  /** There was nothing to name it by. */
  placeholder: boolean;
  image?: string;
}

/**
 * What a closed item shows: its title field, or its first words, or what is said of its picture; and
 * the picture, if it has one.
 */
export function itemTitle(
  item: unknown,
  {
    uiSchema,
    itemSchema,
    itemUi,
    index,
    listTitle,
    altOf,
  }: {
    uiSchema: UiSchema | undefined;
    itemSchema: ItemSchema;
    itemUi: UiSchema;
    index: number;
    listTitle: string;
    /** Alternative text of an image. */
    altOf: (url: string) => string;
  },
): ItemTitle {
  const untitled = { text: `${listTitle} ${index + 1}`, placeholder: true };
  if (item === null || typeof item !== 'object') {
    // A number is the id of something in the CMS, and names nothing.
    const text = typeof item === 'number' ? '' : plain(item);
    if (text === '') return untitled;
    if (itemUi['ui:widget'] !== 'image') return { text, placeholder: false };
    return { text: altOf(text) || nameOfFile(text), placeholder: false, image: text };
  }
  const values = item as Record<string, unknown>;
  const named = uiSchema?.['ui:options']?.itemTitle;
  const names = [
    ...(typeof named === 'string' ? [named] : []),
    ...Object.keys(itemSchema.properties ?? {}),
  ];
  const widgetOf = (name: string) => (itemUi[name] as UiSchema | undefined)?.['ui:widget'];
  const imageField = names.find(
    (name) => ['image', 'select-image'].includes(String(widgetOf(name))) && values[name],
  );
  const image = imageField === undefined ? undefined : plain(values[imageField]);
  const textOf = (name: string) => {
    const isText = itemSchema.properties?.[name]?.type === 'string' && widgetOf(name) !== 'image';
    if (!isText) return '';
    const value = values[name];
    return optionLabel({ schema: itemSchema, uiSchema: itemUi }, [name], value) ?? plain(value);
  };
  // What every new item holds, such as a colour, tells none from another.
  const isOwn = (name: string) => values[name] !== itemSchema.properties?.[name]?.default;
  const text = names
    .filter((name) => name === named || isOwn(name))
    .map(textOf)
    .find(Boolean);
  const said = text || (image && altOf(image));
  if (said) return { text: said, placeholder: false, image };
  return { ...untitled, image };
}

const nameOfFile = (address: string) => address.slice(address.lastIndexOf('/') + 1);

function plain(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return plainText(String(value)).slice(0, 120);
}
