import type { ValidationError } from '../validation.ts';
import type { FieldDefinition, FormDefinition } from './definition.ts';

/** Which of a field's violations is told, the first of these. */
const ORDER = ['required', 'type', 'const', 'minLength', 'enum', 'maxLength', 'pattern'];

/** One sentence per wrong field, by field, in the order of the form (spec 5). */
export function fieldErrors(
  definition: Pick<FormDefinition, 'fields'>,
  errors: readonly ValidationError[],
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const field of definition.fields) {
    const [first] = errors
      .filter((error) => nameOf(error) === field.name)
      .sort((a, b) => ORDER.indexOf(a.keyword) - ORDER.indexOf(b.keyword));
    if (first) messages[field.name] = messageOf(field, first);
  }
  return messages;
}

function nameOf({ keyword, instancePath, params }: ValidationError): string {
  return keyword === 'required' ? String(params.missingProperty) : instancePath.slice(1);
}

function messageOf(field: FieldDefinition, { keyword, params }: ValidationError): string {
  if (keyword === 'maxLength') return `Al massimo ${params.limit} caratteri`;
  if (keyword === 'pattern') return field.message ?? 'Valore non valido';
  if (keyword === 'enum') return 'Valore non valido';
  return 'Richiesto';
}

/** The sentence for a file past its cap. */
export const tooLarge = (maxBytes: number) => `Il file supera i ${maxBytes / 1024 / 1024} MB`;

/** The sentence for a file of another kind. */
export const WRONG_FILE = 'Formato non ammesso: usa PDF, DOC o DOCX';
