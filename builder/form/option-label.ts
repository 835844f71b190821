import { fieldAt } from './field-at.ts';

/** The label of an option, as the field of a form shows it; undefined where the field has none such. */
export function optionLabel(
  form: { schema: unknown; uiSchema: unknown } | undefined,
  path: readonly (string | number)[],
  value: unknown,
): string | undefined {
  const { schema, ui } = fieldAt(form, path);
  const labels = ui?.['ui:enumNames'] as readonly string[] | undefined;
  return labels?.[schema?.enum?.indexOf(value) ?? -1];
}
