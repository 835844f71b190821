import { cleanValues } from './clean-values.ts';
import type { FormDefinition, FormValidator } from './definition.ts';
import { fieldErrors, tooLarge, WRONG_FILE } from './field-errors.ts';

/** What is wrong with a form as it stands in the page: one sentence per wrong field, by field. */
export function checkForm(
  definition: FormDefinition,
  validate: FormValidator,
  form: HTMLFormElement,
): Record<string, string> {
  const raw: Record<string, unknown> = {};
  const files: Record<string, string> = {};
  for (const { name, accept, maxBytes } of definition.fields) {
    const control = controlOf(form, name);
    if (!control) continue;
    const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
    const isBox = control instanceof HTMLInputElement && control.type === 'checkbox';
    raw[name] = file ? file.name : isBox ? control.checked : control.value;
    if (!file) continue;
    if (accept && !accept.some((ending) => file.name.toLowerCase().endsWith(ending))) {
      files[name] = WRONG_FILE;
    } else if (maxBytes && file.size > maxBytes) files[name] = tooLarge(maxBytes);
  }
  validate(cleanValues(definition, raw));
  return { ...fieldErrors(definition, validate.errors ?? []), ...files };
}

/** The element that holds a field's value. */
export function controlOf(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
    ? control
    : undefined;
}
