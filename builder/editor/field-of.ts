import type { Finding } from '@renderer/document/types.ts';
import { isReference } from '@renderer/patterns/reference.ts';
import type { UiSchema } from '@rjsf/utils';
import { ALT_STEP, valueAt } from '../form/field-path.ts';
import { type ItemSchema, itemTitle } from '../form/item-title.ts';
import { readyForm } from '../form/load-form.ts';

type Path = readonly (string | number)[];

type SchemaLike = ItemSchema & {
  title?: string;
  items?: SchemaLike;
  properties?: Record<string, SchemaLike>;
};

/** Path of the field a finding is about, within the node's props; empty for the node itself. */
export function pathOfFinding({ pointer }: Finding): Path {
  const [, , , room, ...path] = pointer.split('/');
  if (room !== 'props') return [];
  return path.map((part) =>
    /^\d+$/.test(part) ? Number(part) : part.replace(/~1/g, '/').replace(/~0/g, '~'),
  );
}

/**
 * Path of the field that mends a finding: an image without a text keeps its address.
 * @param path of another field of which the same is true
 */
export function mendingPath(finding: Finding, path = pathOfFinding(finding)): Path {
  return finding.rule === 'alt' && path.length > 0 ? [...path, ALT_STEP] : path;
}

/** A field's block: without its values items are told by their numbers alone. */
interface Block {
  component: string;
  props?: unknown;
}

/**
 * The field that a finding is about as editors know it, e.g. `Scheda «Prezzi» › Titolo`.
 * @param node the block as it stands, for the titles of its items
 */
export function fieldOf(finding: Finding, node?: Block): string {
  return fieldName(node ?? finding, pathOfFinding(finding));
}

/** A path within a block's props in words. */
export function fieldName({ component, props }: Block, path: Path): string {
  // It has no field that editors know.
  if (isReference({ component })) return 'Blocco condiviso';
  const form = readyForm(component);
  let schema = form?.schema as SchemaLike | undefined;
  let ui = form?.uiSchema as UiSchema | undefined;
  const names: string[] = [];
  for (const [at, part] of path.entries()) {
    if (typeof part === 'number') {
      const item = valueAt(props, path.slice(0, at + 1));
      const one = schema?.items?.title;
      const name = itemName(item, { one, ui, schema: schema?.items, index: part });
      // What an item is called says which list it is of.
      if (one === undefined) names.push(name);
      else names.splice(-1, 1, `${one} ${name}`);
      schema = schema?.items;
      ui = ui?.items as UiSchema | undefined;
    } else {
      schema = schema?.properties?.[part];
      ui = ui?.[part] as UiSchema | undefined;
      names.push(schema?.title ?? part);
    }
  }
  return names.join(' › ');
}

/** Longer titles, such as questions, would hide the field they lead to. */
const MAX_TITLE = 40;

function itemName(
  item: unknown,
  {
    one,
    ui,
    schema,
    index,
  }: {
    one: string | undefined;
    ui: UiSchema | undefined;
    schema: ItemSchema | undefined;
    index: number;
  },
): string {
  const { text, placeholder } = itemTitle(item, {
    ...{ uiSchema: ui, itemSchema: schema ?? {}, itemUi: (ui?.items ?? {}) as UiSchema, index },
    ...{ one: '', imageOf: () => undefined },
  });
  if (placeholder) return one === undefined ? `n. ${index + 1}` : String(index + 1);
  return `«${text.length > MAX_TITLE ? `${text.slice(0, MAX_TITLE - 1).trimEnd()}…` : text}»`;
}
