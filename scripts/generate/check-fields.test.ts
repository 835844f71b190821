import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadBlocks } from './load.ts';

const root = mkdtempSync(path.join(tmpdir(), 'fields-'));
const shared = path.join(root, 'schemas/shared');
cpSync('schemas/shared', shared, { recursive: true });
afterAll(() => rmSync(root, { recursive: true, force: true }));

const text = (more: object = {}) => ({ type: 'string', title: 'Testo', ...more });
const list = (items: object, more: object = {}) => ({
  ...{ type: 'array', title: 'Lista', items },
  ...more,
});
const group = (properties: object, more: object = {}) => ({
  ...{ type: 'object', title: 'Gruppo', properties },
  ...more,
});

/** Loads a repository of one block that has these fields. */
function load(properties: object, more: object = {}) {
  const folder = path.join(root, 'schemas/blocks/prova');
  mkdirSync(folder, { recursive: true });
  const schema = {
    ...{ $id: 'blocks/prova', type: 'object', 'x-component': 'Prova', 'x-display-name': 'Prova' },
    ...{ properties, ...more },
  };
  writeFileSync(path.join(folder, 'schema.json'), JSON.stringify(schema));
  return loadBlocks(root);
}

const writeShared = (name: string, definition: object) =>
  writeFileSync(path.join(shared, `${name}.json`), JSON.stringify(definition));

const FILE = 'schemas/blocks/prova/schema.json';
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
    writeShared('size', text({ enum: ['s', 'l'], default: 'm' }));
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
      'schemas/shared/loud.json: /: must NOT have additional properties ("x-loud")',
    );
  });
});
