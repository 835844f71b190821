import { fieldPlans } from '@generated/defaults.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import { fillDefaults } from '@renderer/document/field-plan.ts';
import type { DocumentNode } from '@renderer/document/types.ts';
import { plainText } from '@renderer/ui/text/plain-text.ts';
import type { PagePoint } from './canvas-protocol.ts';
import { textFields } from './find-field.ts';
import { isIcon } from './form/field-at.ts';
import { nearestOf, nearnessOf, textsBeside } from './nearest.ts';

type Path = readonly (string | number)[];

/**
 * The field that a place in the page shows: by the image's address, by the icon, or by the text that
 * stands there. Of several fields that say the same, the one whose item stands around it, else the one
 * that comes as often in the block.
 */
export function locateField(
  { component, props }: DocumentNode,
  point: PagePoint,
): Path | undefined {
  const filled = fillDefaults(fieldPlans[blockKey(component)] ?? {}, props);
  const fields = textFields(filled).filter(({ value }) => value.trim() !== '');
  const nth = (
    found: readonly { path: Path }[],
    place: Pick<PagePoint, 'ordinal' | 'boxes'> = point,
  ) =>
    nearestOf(found, place.ordinal, ({ path }) =>
      nearnessOf(place.boxes ?? [], textsBeside(fields, path)),
    )?.path;
  if (point.src !== undefined) {
    const wanted = bare(point.src);
    return nth(fields.filter(({ value }) => bare(value) === wanted));
  }
  const { icon } = point;
  if (icon !== undefined) {
    const isShown = ({ path, value }: (typeof fields)[number]) =>
      icon.names.includes(value) && isIcon(component, path);
    const path = nth(fields.filter(isShown), icon);
    if (path !== undefined) return path;
  }
  const text = plainText(point.text ?? '');
  if (text === '') return undefined;
  const read = fields.map((field) => ({ ...field, text: plainText(field.value) }));
  const same = read.filter((field) => field.text === text);
  if (same.length > 0) return nth(same);
  // A paragraph of a longer text; or a figure to which the block adds its unit.
  const around = read.filter((field) => field.text.includes(text));
  if (around.length > 0) return nth(ofLength(Math.min, around));
  const within = read.filter(
    ({ text: part, value }) => part.length > 1 && text.includes(part) && !isOption(value),
  );
  return nth(ofLength(Math.max, within));
}

const bare = (address: string) => address.replace(/[?#].*$/, '');
/** Values that name something for the program rather than say it: `left`, `#7E2889`, `/pagina`. */
const isOption = (value: string) => /^(#|\/|https?:|[a-z][a-zA-Z0-9-]*$)/.test(value);

function ofLength<Field extends { text: string }>(
  choose: (...lengths: number[]) => number,
  fields: readonly Field[],
): Field[] {
  const length = choose(...fields.map(({ text }) => text.length));
  return fields.filter(({ text }) => text.length === length);
}
