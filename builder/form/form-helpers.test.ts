import type { Finding } from '@renderer/document/types.ts';
import type { UiSchema } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { countErrors, errorSchemaOf, errorsOfWritten } from './error-schema.ts';
import { labelOfField, pathOfField, valueAt, withValueAt } from './field-path.ts';
import { itemTitle } from './item-title.ts';
import { inserted, isFlat, keysAfter, moved, newItem, withNewKey } from './repeater-items.ts';
import { isShown } from './visible-when.ts';

const finding = (pointer: string, message = 'Richiesto'): Finding => ({
  ...{ node: 'a', component: 'Faq', pointer, rule: 'required', message, severity: 'error' },
});

describe('errors', () => {
  it('stand at the field their pointer names', () => {
    const errors = errorSchemaOf([
      finding('/nodes/a/props/items/0/title'),
      finding('/nodes/a/props/items/0/title', 'Altro'),
      finding('/nodes/a/childIds/0'),
    ]);
    expect(errors).toEqual({ items: { 0: { title: { __errors: ['Richiesto', 'Altro'] } } } });
    expect(countErrors(errors)).toBe(2);
  });

  it('are about what was written, or about what is lacking', () => {
    const wrong = { __errors: ['Sbagliato'] };
    const errors = { title: wrong, link: { url: wrong, text: wrong }, cards: wrong };
    const value = { title: 'a', link: { url: '', text: 'b' }, cards: [] };
    expect(errorsOfWritten(errors, value)).toEqual({ title: wrong, link: { text: wrong } });
    expect(errorsOfWritten(errors, {})).toBeUndefined();
  });
});

describe('paths', () => {
  const schema = {
    properties: {
      cards: { title: 'Card', items: { properties: { title: { title: 'Titolo' } } } },
      discount_up: { title: 'Sconto' },
    },
  };
  it('are read from ids, underscores and all', () => {
    expect(pathOfField('root.cards.2.title')).toEqual(['cards', 2, 'title']);
    expect(pathOfField('root.discount_up')).toEqual(['discount_up']);
  });
  it('are named as editors know them', () => {
    expect(labelOfField(schema, ['cards', 2, 'title'])).toBe('Titolo (Card, n. 3)');
    expect(labelOfField(schema, ['cards', 2])).toBe('Card, n. 3');
    expect(labelOfField(schema, ['cards'])).toBe('Card');
    expect(labelOfField(schema, ['discount_up'])).toBe('Sconto');
    expect(labelOfField(schema, ['altro'])).toBe('altro');
  });
  it('lead to their value', () => {
    expect(valueAt({ cards: [{ title: 'x' }] }, ['cards', 0, 'title'])).toBe('x');
    expect(valueAt({}, ['cards', 0, 'title'])).toBeUndefined();
  });
});

describe('setting a value at a path', () => {
  it('changes that value alone', () => {
    const value = { list: [{ a: 1 }, { a: 2 }], other: {} };
    const next = withValueAt(value, ['list', 1, 'a'], 3, value) as typeof value;
    expect(next).toEqual({ list: [{ a: 1 }, { a: 3 }], other: {} });
    expect(next.list[0]).toBe(value.list[0]);
  });
  it('removes what is emptied', () => {
    expect(withValueAt({ a: 'x', b: 'y' }, ['a'], undefined, {})).toEqual({ b: 'y' });
  });
  it('takes what is missing on the way from the defaults', () => {
    const filled = { list: [{ a: 1 }] };
    expect(withValueAt({}, ['list', 0, 'b'], 2, filled)).toEqual({ list: [{ a: 1, b: 2 }] });
    expect(withValueAt({}, ['cta', 'label'], 'Vai', {})).toEqual({ cta: { label: 'Vai' } });
  });
});

describe('items of lists', () => {
  const title = { type: 'string' };
  const images = [
    { ...{ url: '/a.webp', alt: 'Una casa al sole' }, id: 'a', focus: [50, 50] as const },
    { ...{ url: '/1f9e.webp', name: 'tramonto.jpg' }, id: 'b', focus: [50, 50] as const },
  ];
  const imageOf = (address: string) => images.find(({ url }) => url === address);
  const named = (item: unknown, properties: Record<string, Record<string, unknown>> = { title }) =>
    itemTitle(item, {
      ...{ uiSchema: { 'ui:options': { itemTitle: 'title' } }, itemUi: {}, index: 1 },
      ...{ itemSchema: { type: 'object', properties }, one: 'Card', imageOf },
    });

  it('are named by their title, without marks', () => {
    expect(named({ title: '<b>Luce</b> casa' }).text).toBe('Luce casa');
  });
  it('without a title are named by their place', () => {
    expect(named({})).toMatchObject({ text: 'Card 2', placeholder: true });
    expect(named(253)).toMatchObject({ text: 'Card 2', placeholder: true });
  });
  it('are not named by what every new one holds', () => {
    const colour = { type: 'string', enum: ['blue', 'green'], default: 'blue' };
    const named = (item: unknown, title?: string) =>
      itemTitle(item, {
        ...{ uiSchema: { 'ui:options': { itemTitle: title } }, itemUi: {}, index: 1 },
        ...{
          itemSchema: { properties: { colour, label: { type: 'string' } } },
          one: 'Slide',
          imageOf,
        },
      }).text;
    expect(named({ colour: 'blue' })).toBe('Slide 2');
    expect(named({ colour: 'blue', label: 'Luce' })).toBe('Luce');
    expect(named({ colour: 'green' })).toBe('green');
    // A list whose items are known by it says so.
    expect(named({ colour: 'blue' }, 'colour')).toBe('blue');
  });
  it('are named by the label of an option', () => {
    const name = itemTitle(
      { type: 'plus' },
      {
        ...{ uiSchema: {}, itemUi: { type: { 'ui:enumNames': ['Gas', 'Più'] } }, index: 0 },
        itemSchema: { properties: { type: { type: 'string', enum: ['gas', 'plus'] } } },
        one: 'Icone',
        imageOf,
      },
    );
    expect(name.text).toBe('Più');
  });
  it('show a picture where they have one', () => {
    const shown = itemTitle(
      { img: '/a.webp', title: 'x' },
      {
        ...{ uiSchema: {}, itemUi: { img: { 'ui:widget': 'image' } }, index: 0 },
        itemSchema: { properties: { img: title, title } },
        one: 'Slide',
        imageOf,
      },
    );
    expect(shown).toEqual({ text: 'x', placeholder: false, image: '/a.webp' });
  });
  it('are named by what is said of their picture where nothing else names them', () => {
    const ofPicture = (img: string) =>
      itemTitle(
        { img },
        {
          ...{ uiSchema: {}, itemUi: { img: { 'ui:widget': 'image' } }, index: 0 },
          ...{ itemSchema: { properties: { img: title } }, one: 'Immagini', imageOf },
        },
      ).text;
    expect(ofPicture('/a.webp')).toBe('Una casa al sole');
    expect(ofPicture('/b.webp')).toBe('Immagini 1');
    const alone = (item: string) =>
      itemTitle(item, {
        ...{ uiSchema: {}, itemUi: { 'ui:widget': 'image' }, itemSchema: {}, index: 0 },
        ...{ one: 'Loghi', imageOf },
      });
    expect(alone('/a.webp')).toEqual({
      text: 'Una casa al sole',
      ...{ placeholder: false, image: '/a.webp' },
    });
    expect(alone('/1f9e.webp').text).toBe('tramonto.jpg');
    expect(alone('/loghi/aurora.svg').text).toBe('aurora.svg');
  });
  it('are flat when they are one short field', () => {
    expect(isFlat({ type: 'string' }, {})).toBe(true);
    expect(isFlat({ type: 'object', properties: { text: title } }, {})).toBe(true);
    expect(isFlat({ type: 'object', properties: { a: title, b: title } }, {})).toBe(false);
    expect(isFlat({ type: 'string' }, { 'ui:widget': 'textarea' })).toBe(true);
    expect(isFlat({ type: 'string' }, { 'ui:widget': 'image' })).toBe(false);
  });
  it('begin empty, or with their default', () => {
    expect(newItem({ type: 'object' })).toEqual({});
    expect(newItem({ type: 'string', enum: ['gas', 'luce'] })).toBe('gas');
    expect(newItem({ type: 'string', default: 'x' })).toBe('x');
  });
  it('are moved, and come in as their own', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    const one = { x: { y: 1 } };
    const two = inserted([one], 1, one)[1];
    expect(two).toEqual(one);
    expect(two?.x).not.toBe(one.x);
    expect(withNewKey([0, 2], 1)).toEqual([0, 3, 2]);
  });
  it.each([
    ['behind one that came before it', 2, ['x', 'a', 'b', 'c', 'd'], 3],
    ['before its place, once one before it went', 2, ['b', 'c', 'd'], 1],
    ['where it was, if the change is behind it', 0, ['a', 'b', 'c'], 0],
    ['where it was, with another text', 1, ['a', 'B', 'c', 'd'], 1],
    ['where it was, with another text among others', 1, ['a', 'B', 'C', 'd'], 1],
    ['where it was moved to', 1, ['a', 'c', 'b', 'd'], 2],
    ['nowhere, once it is gone', 1, ['a', 'c', 'd'], null],
  ])('are found again %s', (_where, index, after, place) => {
    const keys = keysAfter([0, 1, 2, 3], ['a', 'b', 'c', 'd'], after);
    expect(keys.indexOf(index)).toBe(place ?? -1);
    expect(new Set(keys).size).toBe(after.length);
  });
  it('that are all alike are one each', () => {
    expect(keysAfter([0, 1, 2], ['', '', 'b'], ['', 'b'])).toEqual([0, 2]);
    expect(keysAfter([0, 1, 2], ['', '', 'b'], ['', '', '', 'b'])).toEqual([0, 1, 3, 2]);
    expect(keysAfter([0, 1, 2], ['x', '', ''], ['', '', 'x'])).toEqual([1, 2, 0]);
  });
});

describe('conditions', () => {
  const when = (visibleWhen: object) => ({ 'ui:options': { visibleWhen } }) as UiSchema;
  it('compare with one value or several', () => {
    expect(isShown(when({ field: 'a', equals: false }), { a: false })).toBe(true);
    expect(isShown(when({ field: 'a', equals: false }), { a: true })).toBe(false);
    expect(isShown(when({ field: 'a', in: ['x', 'y'] }), { a: 'y' })).toBe(true);
    expect(isShown(when({ field: 'a', in: ['x'] }), {})).toBe(false);
    expect(isShown(undefined, {})).toBe(true);
  });
});
