import type { UiSchema } from '@rjsf/utils';

interface Options {
  schema: unknown;
  uiSchema: unknown;
}

interface SchemaLike {
  enum?: unknown[];
  items?: SchemaLike;
  properties?: Record<string, SchemaLike>;
}

/** The label of an option, as the field of a form shows it; undefined where the field has none such. */
export function optionLabel(
  form: Options | undefined,
  path: readonly (string | number)[],
  value: unknown,
): string | undefined {
  let schema = form?.schema as SchemaLike | undefined;
  let ui = form?.uiSchema as UiSchema | undefined;
  for (const part of path) {
    schema = typeof part === 'number' ? schema?.items : schema?.properties?.[part];
    ui = (typeof part === 'number' ? ui?.items : ui?.[part]) as UiSchema | undefined;
  }
  const labels = ui?.['ui:enumNames'] as readonly string[] | undefined;
  return labels?.[schema?.enum?.indexOf(value) ?? -1];
}
