import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { cleanValues } from './clean-values.ts';
import type { FormDefinition, FormValidator } from './definition.ts';
import { fieldErrors, tooLarge, WRONG_FILE } from './field-errors.ts';
import { plainNumbers } from './plain-numbers.ts';

/**
 * react-hook-form's resolver over a form's compiled check, which needs no eval. The check is
 * fetched when the first field is left, not with the page.
 */
export function formResolver(
  definition: FormDefinition,
  load: () => Promise<{ default: FormValidator }>,
): Resolver<FieldValues> {
  return async (raw) => {
    const { default: validate } = await load();
    const values = cleanValues(definition, plainNumbers(definition, withFileNames(raw)));
    validate(values);
    const messages = {
      ...fieldErrors(definition, validate.errors ?? []),
      ...fileErrors(definition, raw),
    };
    const errors = Object.fromEntries(
      Object.entries(messages).map(([name, message]) => [name, { type: 'schema', message }]),
    ) as FieldErrors;
    return Object.keys(messages).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

/** The same values with the chosen file's name in the place of the file. */
function withFileNames(raw: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [name, isFileList(value) ? value[0]?.name : value]),
  );
}

function fileErrors(definition: FormDefinition, raw: FieldValues): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { name, accept, maxBytes } of definition.fields) {
    const value: unknown = raw[name];
    const file = isFileList(value) ? value[0] : undefined;
    if (!file) continue;
    if (accept && !accept.some((ending) => file.name.toLowerCase().endsWith(ending))) {
      messages[name] = WRONG_FILE;
    } else if (maxBytes && file.size > maxBytes) messages[name] = tooLarge(maxBytes);
  }
  return messages;
}

export const isFileList = (value: unknown): value is FileList =>
  typeof FileList !== 'undefined' && value instanceof FileList;
