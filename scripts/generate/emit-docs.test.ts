import { expect, it } from 'vitest';
import { emitDocs } from './emit-docs.ts';
import { loadBlocks } from './load.ts';
import type { Block } from './model.ts';

const [some] = loadBlocks('.');

it('tells all limits of a field', () => {
  const properties = {
    code: {
      ...{ type: 'string', title: 'Codice', minLength: 1, maxLength: 9 },
      ...{ pattern: '^(a|b)$', format: 'email' },
    },
  };
  const block = { ...(some as Block), name: 'prova', schema: { type: 'object', properties } };
  const page = String(emitDocs('.', [block], []).get('docs/prova.md'));
  expect(page).toContain(
    '| `code` | Codice | testo |  | caratteri almeno 1; caratteri al massimo 9; ' +
      'indirizzo email; forma `^(a\\|b)$` |',
  );
});
