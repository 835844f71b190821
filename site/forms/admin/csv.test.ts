import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostile } from '../../../tests/support/hostile-text.ts';
import { toCsv } from './csv.ts';

describe('CSV', () => {
  it('never starts a cell with a formula, and keeps every cell apart', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            hostile.filter((s) => s.length < 500),
            fc.constantFrom('=1+1', '+39', '-1', '@x', '\t=1', ' =1', '＝1', '"a";"b"'),
          ),
          { minLength: 1, maxLength: 4 },
        ),
        (cells) => {
          const line = toCsv([cells]).slice(1, -2);
          const found = [...line.matchAll(/"((?:[^"]|"")*)"(?:;|$)/g)].map((m) =>
            (m[1] ?? '').replace(/""/g, '"'),
          );
          expect(found).toHaveLength(cells.length);
          for (const cell of found)
            expect(cell).not.toMatch(/^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u);
        },
      ),
    );
  });
});
