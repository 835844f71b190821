import type { DocumentNode } from '@renderer/document/types.ts';
import { plainText } from '@renderer/ui/text/plain-text.ts';
import type { PagePoint } from './canvas-protocol.ts';
import { knownItem } from './cms/known-items.ts';
import { textFields } from './find-field.ts';
import { textsBeside } from './nearest.ts';

type Path = readonly (string | number)[];

/**
 * Where in its block a field may stand, the likeliest first: its own text or image, then those of
 * the items it lies in, the innermost first. None for a field of no item: its block is in view.
 */
export function pointsOfField({ props }: DocumentNode, path: Path): PagePoint[] {
  const isInItem = path.some((part) => typeof part === 'number');
  if (!isInItem) return [];
  const said = new Map<string, number>();
  const fields = textFields(props);
  const points = fields.map((field) => {
    const text = plainText(field.value);
    const ordinal = said.get(text) ?? 0;
    said.set(text, ordinal + 1);
    return { path: field.path, text, src: field.value, ordinal };
  });
  const places = [
    path,
    ...path
      .flatMap((part, at) => (typeof part === 'number' ? [at] : []))
      .toReversed()
      .map((at) => path.slice(0, at + 1)),
  ];
  const within = places.flatMap((place) =>
    points.filter((point) => place.every((part, at) => point.path[at] === part)),
  );
  return [...new Set(within)].flatMap(({ path: own, text, src, ordinal }): PagePoint[] => {
    if (text === '') return [];
    const beside = textsBeside(fields, own);
    return isAddress(src) ? [{ src, ordinal, beside }] : [{ text, ordinal, beside }];
  });
}

/** Whether a value is the address of an image or a page. */
export const isAddress = (value: string): boolean => /^(\/|https?:)/.test(value);

/** Where the card of an item that is stored by its id leads to its page; none for any other value. */
export function pointsOfItem(value: unknown): PagePoint[] {
  const item = typeof value === 'number' ? knownItem(value) : undefined;
  return item ? [{ src: item.path, ordinal: 0 }] : [];
}
