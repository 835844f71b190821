import { BANNER } from './banner.ts';
import type { Block, Schema } from './model.ts';

/** Names of fields, each with the names below it; 1 where whatever is below may be anything. */
type Known = 1 | { [name: string]: Known };

/** Per block the names its props may have, in nested objects and list items too. */
export function emitKnownFields(blocks: readonly Block[]): string {
  const known = Object.fromEntries(blocks.map((block) => [block.key, knownIn(block.schema)]));
  return `${BANNER}import type { KnownFields } from '@renderer/document/unknown-properties.ts';

export const knownFields: Readonly<Record<string, KnownFields>> = ${JSON.stringify(known, null, 1)};
`;
}

/** A list knows what its items know. */
function knownIn(schema: Schema): Known {
  if (schema.items) return knownIn(schema.items);
  if (!schema.properties) return 1;
  const fields = Object.entries(schema.properties);
  return Object.fromEntries(fields.map(([name, field]) => [name, knownIn(field)]));
}
