import type { FormDefinition } from './definition.ts';
import { plainNumbers } from './plain-numbers.ts';

/** The trap's name: people never see the field, programs that fill everything do. */
export const TRAP = 'website';

/**
 * The body of the post, read from the form itself: the declared fields and what the block adds
 * (spec 7), as JSON or, with a file, as multipart.
 */
export function postBody(
  definition: FormDefinition,
  form: HTMLFormElement,
  extra: Readonly<Record<string, string>>,
): Record<string, unknown> | FormData {
  const data = new FormData(form);
  data.delete('_page');
  data.delete('_node');
  if (!data.get(TRAP)) data.delete(TRAP);
  if (definition.fields.some((field) => field.input === 'file')) return data;
  const body: Record<string, unknown> = { ...extra };
  for (const { name, input } of definition.fields) {
    body[name] = input === 'checkbox' ? data.has(name) : (data.get(name) ?? '');
  }
  if (data.has(TRAP)) body[TRAP] = data.get(TRAP);
  return plainNumbers(definition, body);
}
