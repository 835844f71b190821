import type { FieldDefinition, FormDefinition, FormValues } from './definition.ts';

/** Control characters, except line feed and tab; and line ends that only mail cares about. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;
/** Marks that change the direction of text: in one line of a mail they can hide what it says. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * What was typed or posted, as the form's schema checks it: declared fields only, texts trimmed
 * and free of control characters, empty ones left out, a check box as true or absent. Both ends
 * use it, so that neither accepts what the other refuses.
 */
export function cleanValues(
  definition: Pick<FormDefinition, 'fields'>,
  raw: Readonly<Record<string, unknown>>,
): FormValues {
  const values: FormValues = {};
  for (const field of definition.fields) {
    const given = Object.hasOwn(raw, field.name) ? raw[field.name] : undefined;
    const value = field.input === 'checkbox' ? isChecked(given) : cleanText(field, given);
    if (value) values[field.name] = value;
  }
  return values;
}

function isChecked(value: unknown): boolean {
  return value === true || value === 'true' || value === 'on' || value === '1';
}

function cleanText(field: FieldDefinition, value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value).replace(LONE_SURROGATE, '\ufffd');
  if (field.input === 'textarea') {
    return text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim();
  }
  return text
    .replace(CONTROLS, ' ')
    .replace(/[\t\n]/g, ' ')
    .replace(DIRECTION, '')
    .trim();
}
