import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { SchemaError } from './model.ts';
import { FILE, group, list, oneBlock, text } from './test-support/one-block.ts';

const { load, writeShared, remove } = oneBlock();
afterAll(remove);

const both = {
  oneOf: [
    { const: 'a', title: 'A' },
    { const: 'b', title: 'B' },
  ],
};
const options = { oneOf: [{ const: 'a', title: 'A' }] };

describe('a default', () => {
  it('may be what its field takes', () => {
    const fields = {
      choice: text({ ...options, default: 'a' }),
      items: list(group({ count: { type: 'integer', title: 'N', minimum: 5, default: 5 } }), {
        default: [{ count: 6 }],
      }),
    };
    expect(load(fields)).toHaveLength(1);
  });

  it.each([
    ['no option', { x: text({ ...options, default: 'zzz' }) }, '/properties/x/default: "zzz"'],
    ['of another type', { x: text({ default: 5 }) }, '/properties/x/default: 5 must be string'],
    [
      'out of bounds, in the items of a list',
      { x: list(group({ y: { type: 'number', title: 'Y', minimum: 5, default: 1 } })) },
      '/properties/x/items/properties/y/default: 1 must be >= 5',
    ],
    [
      'no list that its items allow',
      { x: list(group({ y: text() }), { default: [{ y: 1 }] }) },
      '/properties/x/default: [{"y":1}] /0/y must be string',
    ],
  ])('cannot be %s', (_case, fields, message) => {
    expect(() => load(fields)).toThrow(`${FILE}: ${message}`);
  });

  it('is checked in shared definitions too, where it is written', () => {
    writeShared('size', text({ ...options, default: 'm' }));
    const fields = { x: group({ y: { $ref: '../../shared/size.json' } }) };
    expect(() => load(fields)).toThrow('schemas/shared/size.json: /default: "m" must be equal');
  });
});

describe('a field', () => {
  it.each<[string, object, string]>([
    ['without a title', { x: { type: 'string' } }, '/properties/x: a field needs a title'],
    ['that is a list of nothing', { x: list({}, { items: undefined }) }, '/properties/x: an array'],
    [
      'that is an object of nothing',
      { x: { type: 'object', title: 'X' } },
      '/properties/x: an obj',
    ],
    [
      'with its bounds the wrong way round',
      { x: { type: 'number', title: 'X', minimum: 3, maximum: 1 } },
      '/properties/x/minimum: 3 is above maximum, 1',
    ],
    [
      'with a widget for another type',
      { x: { type: 'boolean', title: 'X', 'x-widget': 'rich-text' } },
      "/properties/x/x-widget: 'rich-text' is for fields of type string",
    ],
    [
      'that describes what is no image beside it',
      { x: text({ 'x-describes': ['y'] }), y: text() },
      "/properties/x/x-describes/0: no sibling 'y' that is an address of an image",
    ],
    [
      'that is a discount of what is no text beside it',
      { x: text({ 'x-discount-of': 'prise' }), price: text() },
      "/properties/x/x-discount-of: no sibling 'prise' that is a text: did you mean 'price'?",
    ],
    [
      'with an option of another type',
      { x: text({ oneOf: [{ const: 1, title: 'Uno' }] }) },
      '/properties/x/oneOf/0/const: 1 must be string',
    ],
    [
      'with an option twice',
      { x: text({ enum: ['a', 'b', 'a'] }) },
      '/properties/x/enum/2: "a" is an option already',
    ],
    [
      'shown when its sibling is what it cannot be',
      { y: text(options), x: text({ 'x-visible-when': { field: 'y', equals: 'zzz' } }) },
      '/properties/x/x-visible-when/equals: "zzz" of \'y\'',
    ],
    [
      'shown when its sibling is one of what it cannot be',
      { y: text(options), x: text({ 'x-visible-when': { field: 'y', in: ['a', 7] } }) },
      "/properties/x/x-visible-when/in: 7 of 'y' must be string",
    ],
    [
      'that says a default when empty and has none',
      { x: text({ 'x-default-when-empty': true }) },
      '/properties/x/x-default-when-empty: there is no',
    ],
    [
      'that may be empty and is no list',
      { x: text({ 'x-may-be-empty': true }) },
      '/properties/x/x-may-be-empty: this is no list',
    ],
    [
      'that takes an id by a widget of its own',
      { x: text({ 'x-key-of': 'faq', 'x-widget': 'link' }) },
      '/properties/x/x-key-of: ids are texts',
    ],
    [
      'with a bound of numbers that is no number',
      { x: list(group({ y: text({ minimum: 3 }) })) },
      "/properties/x/items/properties/y/minimum: 'minimum' is for fields of type number or integer",
    ],
    [
      'with a pattern that is no text',
      { x: list(group({ y: text() }), { pattern: '^a' }) },
      "/properties/x/pattern: 'pattern' is for fields of type string",
    ],
    [
      'written in the page that is no text',
      { x: { type: 'number', title: 'X', 'x-inline': true } },
      "/properties/x/x-inline: 'x-inline' is for fields of type string",
    ],
    [
      'written in the page that is chosen',
      { x: text({ ...options, 'x-inline': true }) },
      '/properties/x/x-inline: only texts that may be written freely',
    ],
    [
      'with options that have no words',
      { x: text({ enum: ['a'] }) },
      "/properties/x/enum: options are written once, as 'oneOf'",
    ],
    [
      'with options said twice',
      { x: text({ ...options, enum: ['a'], 'x-widget': 'icon' }) },
      "/properties/x/enum: options are written once, as 'oneOf'",
    ],
    [
      'with a condition of no value',
      { y: text(), x: text({ 'x-visible-when': { field: 'y' } }) },
      "/properties/x/x-visible-when: must say exactly one of 'equals' and 'in'",
    ],
    [
      'with a name that objects have',
      JSON.parse('{ "constructor": { "type": "string", "title": "X" } }'),
      "/properties: 'constructor' cannot be the name of a field",
    ],
    [
      'of lists in lists, with names that are not there',
      { x: list(list(group({ y: text() }, { required: ['z'] }))) },
      "/properties/x/items/items/required: there is no property 'z'",
    ],
    [
      'whose items have no name',
      { x: list({ type: 'string' }) },
      '/properties/x/items: items need a title',
    ],
    [
      'whose items, by reference, lack their title',
      { x: list({ $ref: '../../shared/card.json' }, { 'x-item-title': 'nome' }) },
      "/properties/x/x-item-title: the items have no 'nome'",
    ],
  ])('%s is refused', (_case, fields, message) => {
    writeShared('card', group({ name: text() }));
    expect(() => load(fields)).toThrow(`${FILE}: ${message}`);
  });

  it.each(['required', 'x-order'])('that %s names must be there, at the top too', (keyword) => {
    expect(() => load({ x: text() }, { [keyword]: ['z'] })).toThrow(
      `${FILE}: /${keyword}: there is no property 'z'`,
    );
  });

  it('of a shared definition says no more than the vocabulary has', () => {
    writeShared('loud', text({ 'x-loud': true }));
    expect(() => load({ x: { $ref: '../../shared/loud.json' } })).toThrow(
      "schemas/shared/loud.json: /x-loud: unknown keyword 'x-loud'",
    );
  });

  it('of another type has no keyword that stops with a stack', () => {
    for (const keyword of ['minLength', 'minimum', 'minItems', 'multipleOf']) {
      for (const type of ['string', 'integer', 'boolean']) {
        try {
          load({ x: { type, title: 'X', default: type === 'string' ? 'a' : 1, [keyword]: 1 } });
        } catch (error) {
          expect(error).toBeInstanceOf(SchemaError);
        }
      }
    }
  });
});

describe('beside a $ref', () => {
  const shared = { $ref: '../../shared/size.json' };
  const size = text({ ...both, default: 'a', 'x-help': 'Quanto grande' });
  beforeEach(() => writeShared('size', size));

  it('title, default, help and condition win over what it says', () => {
    const condition = { field: 'y', equals: 'a' };
    const beside = { title: 'Misura', default: 'b', 'x-visible-when': condition };
    const [block] = load({ x: { ...shared, ...beside }, y: shared });
    expect(block?.schema.properties?.x).toEqual({ ...size, ...beside });
    expect(block?.schema.properties?.y).toEqual(size);
  });

  it('a mistake is told where it is written', () => {
    expect(() => load({ x: { ...shared, default: 'z' } })).toThrow(
      `${FILE}: /properties/x/default: "z" must be equal`,
    );
    expect(() => load({ x: { ...shared, 'x-visible-when': { field: 'w', equals: 1 } } })).toThrow(
      `${FILE}: /properties/x/x-visible-when: no sibling 'w'`,
    );
    writeShared('size', { ...size, default: 'm' });
    expect(() => load({ x: { ...shared, title: 'Misura' } })).toThrow(
      'schemas/shared/size.json: /default: "m" must be equal',
    );
  });

  it('nothing else may stand', () => {
    expect(() => load({ x: { ...shared, maxLength: 3 } })).toThrow(
      `${FILE}: /properties/x/maxLength: beside a $ref may stand title, default, x-visible-when, ` +
        "x-help: write the field out to say 'maxLength'",
    );
  });
});
