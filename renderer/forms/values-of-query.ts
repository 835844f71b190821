import type { FieldDefinition } from './definition.ts';

/** What the page's address says for fields, such as the offer that a call is asked about. */
export function valuesOfQuery(fields: readonly FieldDefinition[]): Record<string, string> {
  const parameters = new URLSearchParams(window.location.search);
  const values = fields.flatMap(({ name, query, maxLength }) => {
    const value = query && parameters.get(query);
    return value ? [[name, value.slice(0, maxLength)] as const] : [];
  });
  return Object.fromEntries(values);
}
