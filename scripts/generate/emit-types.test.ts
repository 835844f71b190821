import { expect, it } from 'vitest';
import { emitTypes } from './emit-types.ts';
import { loadBlocks } from './load.ts';
import type { Block, Schema } from './model.ts';

const [some] = loadBlocks('.');
const list = (properties: Record<string, Schema>): Schema => ({
  ...{ type: 'array', title: 'Lista', minItems: 2, maxItems: 12 },
  items: { type: 'object', title: 'Voce', properties },
});

it('writes the items of a bounded list once, and its bounds as a comment', async () => {
  const stages = list({ points: list({ text: { type: 'string', title: 'Testo' } }) });
  const schema = { type: 'object', properties: { stages } };
  const types = await emitTypes([{ ...(some as Block), typeName: 'Prova', schema }]);
  expect(types.match(/\btext\?: string/g)).toHaveLength(2); // in ProvaInput and ProvaProps
  expect(types).toContain('@maxItems 12');
});
