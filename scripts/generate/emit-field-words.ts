import { BANNER } from './banner.ts';
import type { Block, Schema } from './model.ts';
import { placeOf } from './resolve.ts';

/** What the fields of each block are called: by these, too, a block is found. */
export function emitFieldWords(blocks: readonly Block[]): string {
  const words = blocks.map((block) => [block.key, titlesIn(block.schema).join(' · ')]);
  return `${BANNER}/** Titles of a block's fields, by lower-cased component. */
export const fieldWords: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(words), null, 2)};
`;
}

/** What every other block has, too, tells none from another. */
const isLayout = (field: Schema) => placeOf(field).file === 'schemas/shared/layout.json';

/** Titles of fields, those of items and groups among them, each once. */
function titlesIn(schema: Schema): string[] {
  const fields = Object.values(schema.properties ?? {}).filter((field) => !isLayout(field));
  const titles = fields.flatMap((field) => [
    ...(field.title === undefined ? [] : [field.title]),
    ...titlesIn(field),
    ...titlesIn(field.items ?? {}),
  ]);
  return [...new Set(titles)];
}
