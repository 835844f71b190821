import type { UiSchema } from '@rjsf/utils';
import { readyForm } from './load-form.ts';

type Path = readonly (string | number)[];

interface FieldSchema {
  type?: string;
  default?: unknown;
  enum?: unknown[];
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: readonly string[];
}

/** A field as a form describes it; empty of a form that is not there yet. */
export function fieldAt(
  form: { schema: unknown; uiSchema: unknown } | undefined,
  path: Path,
): { schema?: FieldSchema; ui?: UiSchema; required: boolean } {
  let schema = form?.schema as FieldSchema | undefined;
  let ui = form?.uiSchema as UiSchema | undefined;
  let required = false;
  for (const part of path) {
    const isItem = typeof part === 'number';
    required = !isItem && (schema?.required ?? []).includes(part);
    schema = isItem ? schema?.items : schema?.properties?.[part];
    ui = (isItem ? ui?.items : ui?.[part]) as UiSchema | undefined;
  }
  return { schema, ui, required };
}

/** Widgets of plain text; undefined is a line. */
const WRITTEN: readonly unknown[] = [undefined, 'textarea'];

/** Whether a field is plain text: a line, or several. */
export function isPlainText(component: string, path: Path): boolean {
  const { schema, ui } = fieldAt(readyForm(component), path);
  return schema?.type === 'string' && !schema.enum && WRITTEN.includes(ui?.['ui:widget']);
}

/** Whether a field is formatted text. */
export function isRichText(component: string, path: Path): boolean {
  return fieldAt(readyForm(component), path).ui?.['ui:widget'] === 'rich-text';
}

/** Whether a field is one of the site's icons. */
export function isIcon(component: string, path: Path): boolean {
  return fieldAt(readyForm(component), path).ui?.['ui:widget'] === 'icon';
}
