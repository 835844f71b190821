import { deepEquals, type UiSchema } from '@rjsf/utils';
import type { ItemSchema } from './item-title.ts';

/** Widgets too tall to stand open in every item. */
const TALL = ['rich-text', 'image', 'code', 'icon', 'select-image', 'shape', 'media-list'];

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

/** The item of this list that a wanted field lies in. */
export function itemOnTheWay(
  wanted: readonly (string | number)[] | undefined,
  list: readonly (string | number)[],
): number | undefined {
  if (!wanted || !list.every((part, index) => part === wanted[index])) return undefined;
  const item = wanted[list.length];
  return typeof item === 'number' ? item : undefined;
}

/** A list of images is one of fields of images. */
export function itemUiSchema(uiSchema: UiSchema | undefined): UiSchema {
  const items = (uiSchema?.items ?? {}) as UiSchema;
  return uiSchema?.['ui:widget'] === 'media-list' ? { 'ui:widget': 'image', ...items } : items;
}

/**
 * Of items that only one of is shown at first, which that is, and what its switch is called.
 * @param name of that switch; undefined where all are shown
 */
export function shownFirst(
  items: readonly unknown[],
  { name, itemSchema }: { name: string | undefined; itemSchema: ItemSchema },
): { at: number; mark: string } | undefined {
  if (name === undefined || items.length < 2) return undefined;
  const at = items.findIndex((item) => (item as Record<string, unknown> | null)?.[name] === true);
  const { title: mark = '' } = itemSchema.properties?.[name] ?? {};
  return { at: Math.max(0, at), mark: String(mark) };
}
