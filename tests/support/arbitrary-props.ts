import fc from 'fast-check';

interface Schema {
  type?: string;
  oneOf?: { const: unknown }[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  uniqueItems?: boolean;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
}

/** Texts that have broken pages before: markup, long words, other scripts, addresses that run. */
const NASTY = [
  '',
  '<script>alert(1)</script>',
  '<p>Ciao <b>a tutti</p><ul><li>uno',
  'Parolalunghissima'.repeat(20),
  '\u202Eal contrario',
  'a\u0000b',
  '{"json": true}',
  '👩‍👩‍👧‍👦 città però',
  'javascript:alert(1)',
  '/offerte',
  'https://esempio.example/a?b=c#d',
  '//altrove.example',
];

/** Values that are valid by a block's schema, the nasty ones among them. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  const options = schema.oneOf?.map((option) => option.const) ?? schema.enum;
  if (options) return fc.constantFrom(...options);
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return (schema.uniqueItems ? fc.uniqueArray : fc.array)(arbitraryOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, Math.max(schema.minItems ?? 0, 4)),
      });
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return numberOf(schema);
    default:
      return textOf(schema);
  }
}

function objectOf(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  const properties = Object.entries(schema.properties ?? {});
  const model = Object.fromEntries(properties.map(([name, field]) => [name, arbitraryOf(field)]));
  return fc.record(model, { requiredKeys: schema.required ?? [] }) as fc.Arbitrary<
    Record<string, unknown>
  >;
}

function numberOf({ minimum = -1_000, maximum = 100_000, multipleOf, type }: Schema) {
  const step = multipleOf ?? (type === 'integer' ? 1 : 0.5);
  return fc
    .integer({ min: Math.ceil(minimum / step), max: Math.floor(maximum / step) })
    .map((count) => count * step);
}

function textOf({ pattern, format, minLength = 0, maxLength = 400 }: Schema) {
  if (format === 'email') return fc.constantFrom('prova@esempio.example');
  if (format === 'date') return fc.constantFrom('2026-11-21', '2024-02-29');
  if (format?.startsWith('uri')) {
    return fc.constantFrom(
      '/offerte',
      'https://esempio.example/x?a=b#c',
      '#ancora',
      'tel:800000123',
    );
  }
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc
    .oneof(fc.constantFrom(...NASTY), fc.string({ maxLength: 60, unit: 'grapheme' }))
    .map((text) => text.slice(0, maxLength).padEnd(minLength, 'x'));
}
