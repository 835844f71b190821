import { describe, expect, it } from 'vitest';
import { readItem, writeItem } from '../clipboard/item-payload.ts';
import { readPayload } from '../clipboard/payload.ts';
import { fitItem } from './fit-item.ts';

const QUESTION = {
  type: 'object',
  properties: {
    title: { type: 'string', title: 'Domanda' },
    open: { type: 'boolean', title: 'Aperta' },
    align: { type: 'string', title: 'Allineamento', enum: ['left', 'right'] },
    links: {
      type: 'array',
      title: 'Link',
      maxItems: 2,
      items: { type: 'object', properties: { href: { type: 'string' } } },
    },
  },
  required: ['title'],
};

describe('a pasted item', () => {
  it('comes whole into a list of its own kind', () => {
    const item = { title: 'Quando?', open: true, align: 'left', links: [{ href: '/a' }] };
    expect(fitItem(item, QUESTION)).toEqual({ value: item, left: [] });
  });

  it('leaves out what the list does not know, by name', () => {
    const item = { title: 'Quando?', icon: 'Gas', open: 'sì', align: 'middle' };
    expect(fitItem(item, QUESTION)).toEqual({
      value: { title: 'Quando?' },
      left: ['icon', 'Aperta', 'Allineamento'],
    });
  });

  it('may be unfinished', () => {
    expect(fitItem({}, QUESTION)).toEqual({ value: {}, left: [] });
  });

  it('brings no more inner items than there is room for', () => {
    const links = ['/a', '/b', '/c'].map((href) => ({ href }));
    expect(fitItem({ links }, QUESTION)?.value).toEqual({ links: links.slice(0, 2) });
  });

  it.each([
    ['text', { src: '/a.jpg' }],
    ['a text', 'testo'],
    ['nothing', null],
    ['a list', [1]],
  ])('of another kind does not fit: %s', (_name, item) => {
    expect(fitItem(item, QUESTION)).toBeUndefined();
  });

  it('of a plain list is of the same type', () => {
    expect(fitItem('testo', { type: 'string' })?.value).toBe('testo');
    expect(fitItem(3, { type: 'integer' })?.value).toBe(3);
    expect(fitItem(3.5, { type: 'integer' })).toBeUndefined();
    expect(fitItem('3', { type: 'number' })).toBeUndefined();
  });
});

describe('the text of an item', () => {
  it('brings the item back', () => {
    const payload = { list: 'Domande', item: { title: 'à "<b>"' } };
    expect(readItem(writeItem(payload))).toEqual(payload);
  });

  it('is never taken for blocks, nor anything else for it', () => {
    expect(readPayload(writeItem({ list: '', item: {} }))).toBeUndefined();
    for (const text of ['', 'testo', '{}', '{"type":"page-editor/item","format":2,"item":1}'])
      expect(readItem(text)).toBeUndefined();
    const hostile = '{"type":"page-editor/item","format":1,"item":{"__proto__":{"x":1}}}';
    expect(readItem(hostile)).toBeUndefined();
  });
});
