import type { KnownFields } from '@renderer/document/unknown-names.ts';
import { BANNER } from './banner.ts';
import type { Block, Schema } from './model.ts';

/** Per block the names its props may have, in nested objects and list items too. */
export function emitKnownFields(blocks: readonly Block[]): string {
  const lines = blocks.map(
    ({ key, schema }) => `  ${JSON.stringify(key)}: ${JSON.stringify(knownIn(schema))},\n`,
  );
  return `${BANNER}import type { KnownFields } from '@renderer/document/unknown-names.ts';

export const knownFields: Readonly<Record<string, KnownFields>> = {
${lines.join('')}};
`;
}

/** The names a schema's value may have; a list knows what its items know. */
export function knownIn(schema: Schema): KnownFields {
  if (schema.items) return knownIn(schema.items);
  if (!schema.properties) return 1;
  const fields = Object.entries(schema.properties);
  return Object.fromEntries(fields.map(([name, field]) => [name, knownIn(field)]));
}
