import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadBlocks } from '../../scripts/generate/load.ts';
import { BLOCKS, DISPLAY_NAMES, type FieldSpec, IDENTIFIERS } from './spec-catalogue.ts';

const blocks = loadBlocks(path.resolve(import.meta.dirname, '../..'));
const byComponent = new Map(blocks.map((block) => [block.component, block]));

interface Schema {
  type?: string;
  title?: string;
  default?: unknown;
  enum?: unknown[];
  oneOf?: { const: unknown; title: string }[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

/** The field at a path such as `slides[].funnelOptions[].link`. */
function fieldAt(schema: Schema, at: string): Schema | undefined {
  return at.split('.').reduce<Schema | undefined>((from, step) => {
    const field = from?.properties?.[step.replace('[]', '')];
    return step.endsWith('[]') ? field?.items : field;
  }, schema);
}

const LAYOUT = ['wrapped', 'paddingLeftRight', 'paddingTop', 'paddingBottom'];

const optionsOf = (field: Schema) => field.oneOf?.map((option) => option.const) ?? field.enum;

function checkField(field: Schema, spec: FieldSpec): void {
  if (spec.title !== undefined) expect(field.title).toBe(spec.title);
  if (spec.type !== undefined) expect(field.type).toBe(spec.type);
  if (spec.default !== undefined) expect(field.default).toEqual(spec.default);
  if (spec.maxItems !== undefined) expect(field.maxItems).toBe(spec.maxItems);
  const options = optionsOf(field);
  if (spec.options) expect(new Set(options)).toEqual(new Set(spec.options));
  // A count may be a number with bounds, or a choice of its values.
  if (spec.min !== undefined) expect(field.minimum ?? Math.min(...numbers(options))).toBe(spec.min);
  if (spec.max !== undefined) expect(field.maximum ?? Math.max(...numbers(options))).toBe(spec.max);
  for (const [value, label] of Object.entries(spec.labels ?? {})) {
    const option = field.oneOf?.find((candidate) => String(candidate.const) === value);
    expect(option?.title).toContain(label);
  }
}

const numbers = (values: unknown[] | undefined) => (values ?? []).map(Number);

describe('the catalogue of the specification', () => {
  it.each(IDENTIFIERS)('has %s, with a component', (identifier) => {
    expect(byComponent.get(identifier)?.view).toBeDefined();
  });

  it.each(DISPLAY_NAMES)('shows a block called %s', (displayName) => {
    expect(blocks.map((block) => block.displayName)).toContain(displayName);
  });

  it('has a name of its own for each block, in Italian, where its other one is not', () => {
    const labels = blocks.map(({ label }) => label);
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
    const unnamed = blocks.filter(
      ({ label, displayName }) => label === displayName && DISPLAY_NAMES.includes(displayName),
    );
    expect(unnamed.map(({ label }) => label).toSorted()).toEqual([
      ...['Hero banner', 'Normative', 'Tasto Gradiente'],
    ]);
  });

  it('finds the offer aggregators by their Italian name too (spec 2.11)', () => {
    const [found, ...others] = blocks.filter(({ help }) => help.includes('Lista di Aggregatori'));
    expect([found?.component, others]).toEqual(['ListOfAggregators', []]);
  });

  it('offers the four widths and four distances of section 9', () => {
    const schema = byComponent.get('PageBlock')?.schema as Schema;
    expect(fieldAt(schema, 'wrapped')?.title).toBe('Contenuto Boxed');
    const options = (name: string) =>
      fieldAt(schema, name)?.oneOf?.map((option) => [option.const, option.title]);
    expect(fieldAt(schema, 'paddingLeftRight')?.title).toBe('Larghezza Componente');
    expect(options('paddingLeftRight')).toEqual([
      ['200', 'Small'],
      ['170', 'Medium'],
      ['100', 'Large'],
      ['0', 'Nessuno'],
    ]);
    for (const [name, title] of [
      ['paddingTop', 'Distanza dal Top'],
      ['paddingBottom', 'Distanza dal Bottom'],
    ] as const) {
      expect(fieldAt(schema, name)?.title).toBe(title);
      expect(options(name)).toEqual([
        ['40px', 'Small'],
        ['80px', 'Medium'],
        ['150px', 'Large'],
        ['0', 'None'],
      ]);
    }
  });
});

describe.each(Object.entries(BLOCKS))('%s', (identifier, spec) => {
  const schema = byComponent.get(identifier)?.schema as Schema | undefined;

  it.each(Object.entries(spec.fields ?? {}))('has the field %s', (at, fieldSpec) => {
    const field = schema && fieldAt(schema, at);
    expect(field, `no field ${at}`).toBeDefined();
    if (field) checkField(field, fieldSpec);
  });

  it.each(spec.layout ? LAYOUT : [])('has the common layout field %s', (name) => {
    expect(Object.keys(schema?.properties ?? {})).toContain(name);
  });
});
