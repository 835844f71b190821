import type { MediaItem } from '@renderer/document/types.ts';
import { plainText } from '@renderer/ui/text/plain-text.ts';
import type { UiSchema } from '@rjsf/utils';
import { knownTitle } from '../cms/known-items.ts';
import { mediaName } from '../media-name.ts';
import { optionLabel } from './option-label.ts';

export type ItemSchema = Record<string, unknown> & {
  properties?: Record<string, Record<string, unknown>>;
};

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
    one,
    imageOf,
  }: {
    uiSchema: UiSchema | undefined;
    itemSchema: ItemSchema;
    itemUi: UiSchema;
    index: number;
    /** What an item is called. */
    one: string;
    /** What the page knows of an image. */
    imageOf: (url: string) => MediaItem | undefined;
  },
): ItemTitle {
  const untitled = { text: `${one} ${index + 1}`, placeholder: true };
  if (item === null || typeof item !== 'object') {
    // A number is the id of something in the CMS, and names nothing.
    const text = typeof item === 'number' ? '' : plain(item);
    if (text === '') return untitled;
    if (itemUi['ui:widget'] !== 'image') return { text, placeholder: false };
    const known = imageOf(text);
    const said = known?.alt || mediaName(known ?? { url: text });
    return { text: said, placeholder: false, image: text };
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
    const label = optionLabel({ schema: itemSchema, uiSchema: itemUi }, [name], value);
    return label ?? knownTitle(String(value)) ?? plain(value);
  };
  // What every new item holds, such as a colour, tells none from another.
  const isOwn = (name: string) => values[name] !== itemSchema.properties?.[name]?.default;
  const text = names
    .filter((name) => name === named || isOwn(name))
    .map(textOf)
    .find(Boolean);
  const said = text || (image && imageOf(image)?.alt);
  if (said) return { text: said, placeholder: false, image };
  return { ...untitled, image };
}

function plain(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return plainText(String(value)).slice(0, 120);
}
