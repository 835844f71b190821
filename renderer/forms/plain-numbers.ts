import type { FormDefinition } from './definition.ts';

/** What people and address books put between the digits of a number. */
const SEPARATORS = /[\s().\u2010-\u2015/]/g;

/**
 * The same values, phone numbers without what was put between their digits: what is checked and
 * sent has digits, `+` and `-` alone (spec 5). In the field they stay as they were written.
 */
export function plainNumbers(
  { fields }: Pick<FormDefinition, 'fields'>,
  raw: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const values = { ...raw };
  for (const { name, input } of fields) {
    const value = values[name];
    if (input === 'tel' && typeof value === 'string') values[name] = value.replace(SEPARATORS, '');
  }
  return values;
}
