import { randomBytes } from 'node:crypto';
import { formDefinitions } from '@generated/visitor-forms/definitions.ts';
import { prefillValues } from '@renderer/forms/prefill.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostile } from '../../tests/support/hostile-text.ts';
import { openPrefill, sealPrefill } from './prefill-token.ts';

describe('a prefill token', () => {
  const key = randomBytes(32);
  const soon = new Date(Date.now() + 60_000);
  const info = { nome: 'Zoë', cellulare: '+39345678901', ragione_sociale: 'Figli & C.' };

  it('says what was put in, until it expires', () => {
    const token = sealPrefill(key, { ...info, altro: 'no' } as typeof info, soon);
    expect(openPrefill(key, token)).toEqual(info);
    expect(openPrefill(key, token, soon.getTime() + 1_000)).toBeUndefined();
    expect(openPrefill(randomBytes(32), token)).toBeUndefined();
    expect(token).toMatch(/^p1\.[\w-]+$/);
    expect(sealPrefill(key, info, soon)).not.toBe(token);
  });

  it('cannot be changed, cut or invented', () => {
    const token = sealPrefill(key, info, soon);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.string({ maxLength: 2 }), (at, other) => {
        const changed = token.slice(0, at) + other + token.slice(at + 1);
        fc.pre(changed !== token);
        expect(openPrefill(key, changed)).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        expect(openPrefill(key, text)).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });

  it('fills each form’s own fields (spec 3.15)', () => {
    expect(prefillValues(formDefinitions.pmi.fields, info)).toEqual({
      nome: 'Zoë',
      phone: '+39345678901',
      generic: '+39345678901',
      nomeazienda: 'Figli & C.',
    });
    expect(
      prefillValues(formDefinitions.assistant.fields, { cognome: 'D’Àngelo', piva: '1' }),
    ).toEqual({
      surname: 'D’Àngelo',
    });
  });
});
