import type { DocumentNode } from '@renderer/document/types.ts';
import { plainText } from '@renderer/ui/text/plain-text.ts';
import type { PagePoint } from './canvas-protocol.ts';
import { textFields } from './find-field.ts';

type Path = readonly (string | number)[];

/**
 * Where in its block a field may stand, the likeliest first: its own text or image, then those of
 * the items it lies in, the innermost first. None for a field of no item: its block is in view.
 */
export function pointsOfField({ props }: DocumentNode, path: Path): PagePoint[] {
  const isInItem = path.some((part) => typeof part === 'number');
  if (!isInItem) return [];
  const said = new Map<string, number>();
  const points = textFields(props).map((field) => {
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
  return [...new Set(within)].flatMap(({ text, src, ordinal }): PagePoint[] => {
    if (text === '') return [];
    return /^(\/|https?:)/.test(src) ? [{ src, ordinal }] : [{ text, ordinal }];
  });
}
