import { expect, it } from 'vitest';
import { emitKeys } from './emit-keys.ts';
import { loadBlocks } from './load.ts';
import type { Block, Schema } from './model.ts';

const text = (more: object = {}): Schema => ({ type: 'string', title: 'Id', ...more });
const list = (items: Schema['properties'], more: object = {}): Schema => ({
  ...{ type: 'array', title: 'Lista', items: { type: 'object', properties: items }, ...more },
});
const [some] = loadBlocks('.');
const block = (name: string, properties: Schema['properties']): Block => ({
  ...(some as Block),
  ...{ name, key: name, component: name.toUpperCase(), schema: { type: 'object', properties } },
});

const GIVES = { prefix: 'scheda', content: 'content', add: 'Aggiungi' };
const giver = block('giver', {
  items: list({ title: text(), id: text({ 'x-key': GIVES }) }, { 'x-item-title': 'title' }),
});
const content = block('content', { of: text({ 'x-key-of': 'giver' }) });

it('says which ids a block gives, and who takes them', () => {
  const emitted = emitKeys([giver, content]);
  const [, given, taken] = emitted.split(/ = (?=\{)/).map((part) => part.split('};')[0]);
  expect(JSON.parse(`${given}}`)).toEqual({
    giver: { list: 'items', name: 'id', title: 'title', ...GIVES, content: 'CONTENT' },
  });
  expect(JSON.parse(`${taken}}`)).toEqual({ content: { name: 'of', of: 'giver' } });
});

it('says which blocks have an anchor of their own', () => {
  const emitted = emitKeys([giver, content, block('titled', { anchor: text() })]);
  expect(emitted).toContain('new Set([\n  "titled"\n])');
});

it.each([
  [
    'a content that knows nothing of it',
    [giver, block('content', { of: text() })],
    /x-key: 'content' has no/,
  ],
  ['a content that is not there', [giver], /x-key: there is no block 'content'/],
  ['a giver that gives none', [block('giver', {}), content], /x-key-of: 'giver' gives no ids/],
  [
    'a first one that its content knows nothing of',
    [
      block('giver', {
        items: list({ on: { type: 'boolean' }, id: text({ 'x-key': { ...GIVES, first: 'on' } }) }),
      }),
      content,
    ],
    /x-key: 'on' is no switch/,
  ],
  [
    'an id of the block itself',
    [block('a', { id: text({ 'x-key': { prefix: 'a' } }) })],
    /x-key: only items/,
  ],
  [
    'an id that an item takes',
    [
      giver,
      block('content', {
        of: text({ 'x-key-of': 'giver' }),
        x: list({ y: text({ 'x-key-of': 'giver' }) }),
      }),
    ],
    /a block has one such field/,
  ],
])('refuses %s', (_what, blocks, message) => {
  expect(() => emitKeys(blocks)).toThrow(message);
});
