import { afterAll, describe, expect, it } from 'vitest';
import type { SchemaError } from './model.ts';
import { FILE, group, list, oneBlock, text } from './test-support/one-block.ts';

const { load, writeShared, remove } = oneBlock();
afterAll(remove);

describe('a name that is not known', () => {
  it.each<[string, object, object, string]>([
    [
      'keyword',
      { x: text({ 'x-inlin': true }) },
      {},
      "/properties/x/x-inlin: unknown keyword 'x-inlin': did you mean 'x-inline'?",
    ],
    [
      'keyword of the block',
      { x: text() },
      { 'x-labl': 'Prova' },
      "/x-labl: unknown keyword 'x-labl': did you mean 'x-label'?",
    ],
    [
      'keyword of an option',
      { x: text({ oneOf: [{ const: 'a', titel: 'A' }] }) },
      {},
      "/properties/x/oneOf/0/titel: unknown keyword 'titel': did you mean 'title'?",
    ],
    ['type', { x: { type: 'strng', title: 'X' } }, {}, "did you mean 'string'?"],
    [
      'required field',
      { titolo: text() },
      { required: ['titol'] },
      "/required: there is no property 'titol': did you mean 'titolo'?",
    ],
    [
      'sibling',
      { titolo: text(), x: text({ 'x-visible-when': { field: 'titlo', equals: 'a' } }) },
      {},
      "/properties/x/x-visible-when: no sibling 'titlo': did you mean 'titolo'?",
    ],
    [
      'field of items',
      { x: list(group({ titolo: text() }), { 'x-item-title': 'titulo' }) },
      {},
      "/properties/x/x-item-title: the items have no 'titulo': did you mean 'titolo'?",
    ],
    [
      'shared definition',
      { x: { $ref: '../../shared/imag.json' } },
      {},
      "/properties/x/$ref: there is no schemas/shared/imag.json: did you mean 'image.json'?",
    ],
  ])('is told with the one that was meant: %s', (_case, fields, more, message) => {
    expect(() => load(fields, more)).toThrow(message);
  });

  it('is told alone when none is near', () => {
    expect(() => load({ x: text({ sparkle: true }) })).toThrow(/unknown keyword 'sparkle'$/);
  });
});

describe('one run', () => {
  const faultsOf = (read: () => unknown) => {
    try {
      read();
    } catch (error) {
      return (error as SchemaError).faults;
    }
    return [];
  };

  it('tells all that is wrong with the words of a schema', () => {
    const faults = faultsOf(() =>
      load({ x: text({ 'x-inlin': true }), y: { title: 'Y' } }, { 'x-colour': 'red' }),
    );
    expect(faults).toEqual([
      expect.stringContaining(`${FILE}: /x-colour: `),
      expect.stringContaining(`${FILE}: /properties/x/x-inlin: `),
      expect.stringContaining(`${FILE}: /properties/y: must have required property 'type'`),
    ]);
  });

  it('tells all that is wrong with its fields, and what follows from another fault not at all', () => {
    const faults = faultsOf(() =>
      load(
        {
          x: { type: 'number', title: 'X', minimum: 3, maximum: 1, default: 'a' },
          y: text({ 'x-visible-when': { field: 'x', equals: 2 } }),
          z: list(group({ a: { type: 'string' }, b: text({ default: 5 }) })),
        },
        { required: ['w'] },
      ),
    );
    expect(faults.map((fault) => fault.split(': ')[1])).toEqual([
      '/required',
      '/properties/x/minimum',
      '/properties/z/items/properties/b/default',
      '/properties/z/items/properties/a',
    ]);
  });

  it('tells a fault of a shared definition once', () => {
    writeShared('loud', text({ 'x-loud': true }));
    const loud = { $ref: '../../shared/loud.json' };
    expect(faultsOf(() => load({ x: loud, y: list(loud) }))).toHaveLength(1);
  });
});
