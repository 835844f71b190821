import { formDefinitions } from '@generated/visitor-forms/definitions.ts';
import { formValidators } from '@generated/visitor-forms/validators.ts';
import { cleanValues } from '@renderer/forms/clean-values.ts';
import { fieldErrors } from '@renderer/forms/field-errors.ts';
import { ownEndpoint } from '@renderer/forms/form-endpoint.ts';
import { plainNumbers } from '@renderer/forms/plain-numbers.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostile } from '../../tests/support/hostile-text.ts';

function check(name: 'pmi' | 'assistant' | 'callmeback', raw: Record<string, unknown>) {
  const definition = formDefinitions[name];
  const validate = formValidators[name];
  const values = cleanValues(definition, raw);
  validate(values);
  return fieldErrors(definition, validate.errors ?? []);
}

describe('rules of the forms (spec 5)', () => {
  it('asks for what is required, and only that', () => {
    const required = (names: string[]) =>
      Object.fromEntries(names.map((name) => [name, 'Richiesto']));
    expect(check('pmi', { textArea: '  ' })).toEqual(
      required(['nome', 'cognome', 'email', 'phone', 'nomeazienda', 'city', 'piva']),
    );
    expect(check('assistant', {})).toEqual(
      required(['name', 'surname', 'email', 'phone', 'city', 'textArea']),
    );
    expect(check('callmeback', { privacy: 'no' })).toEqual(required(['name', 'phone', 'privacy']));
  });

  it.each([
    ['A.b_c%d+e-f@Sub-1.Example.IT', undefined],
    ['a@b.i', 'Email non valida'],
    ['a@b', 'Email non valida'],
    ['à@b.it', 'Email non valida'],
    ['a b@c.it', 'Email non valida'],
    ['a@b.it\r\nBcc: x@y.it', 'Email non valida'],
  ])('e-mail %s: %s', (email, message) => {
    expect(check('pmi', { email }).email).toBe(message);
  });

  it.each([
    ['1234567', undefined],
    ['+39-345-678901', undefined],
    ['123456', 'Numero di telefono non valido'],
    ['123456789012345678901', 'Numero di telefono non valido'],
    ['345 678901', 'Numero di telefono non valido'],
    ['34567890a', 'Numero di telefono non valido'],
    ['', 'Richiesto'],
  ])('phone %s: %s', (phone, message) => {
    expect(check('assistant', { phone }).phone).toBe(message);
  });

  it.each([
    ['345 678 90 12', '3456789012'],
    ['+39 (0)2/1234.567', '+39021234567'],
    ['345\u00a0678\u2011901', '345678901'],
    ['345-678901', '345-678901'],
    [' 345 67 ', '34567'],
    ['34567890 a', '34567890a'],
  ])('a phone number written as %s is sent as %s', (phone, plain) => {
    const raw = { phone, textArea: 'Al 345 678' };
    expect(plainNumbers(formDefinitions.assistant, raw)).toEqual({ ...raw, phone: plain });
  });

  it('leave nothing hostile in a value, and clean a clean value no further', () => {
    const definition = formDefinitions.pmi;
    fc.assert(
      fc.property(hostile, hostile, (nome, textArea) => {
        const values = cleanValues(definition, { nome, textArea, __proto__: null, other: 'x' });
        expect(Object.keys(values).every((name) => ['nome', 'textArea'].includes(name))).toBe(true);
        expect(String(values.nome ?? '')).not.toMatch(
          /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u,
        );
        expect(String(values.textArea ?? '')).not.toMatch(/[^\P{Cc}\n\t]/u);
        expect(JSON.stringify(values)).not.toMatch(/\\ud[89a-f]/i);
        expect(cleanValues(definition, values)).toEqual(values);
      }),
      { numRuns: 300 },
    );
  });
});

describe('an editor’s endpoint', () => {
  it.each([
    ['', '/f/'],
    [undefined, '/f/'],
    ['javascript:alert(1)', '/f/'],
    ['https://male.example/ruba', '/ruba'],
    ['//male.example/ruba', '/ruba'],
    ['/albaform/', '/albaform/'],
    ['data:text/html,x', '/f/'],
  ])('%s leads to %s', (configured, path) => expect(ownEndpoint(configured, '/f/')).toBe(path));
});
