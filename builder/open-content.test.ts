import { serializeDocument } from '@renderer/document/serialize.ts';
import { expect, it } from 'vitest';
import { openContent, openKept } from './open-content.ts';
import { node, page } from './test-support/document.ts';

const saved = serializeDocument(page(node('a', { props: { title: 'constructor' } })));

it('opens a tree, whatever words are in it', () => {
  expect(openContent(saved).opened).toEqual({ kind: 'tree', malformed: [] });
});

it.each(['__proto__', 'constructor', 'prototype'])(
  'refuses a document with the key %s: saving would lose what is under it',
  (key) => {
    const content = saved.replace('"nodes"', `"${key}":{"x":1},"nodes"`);
    const { opened } = openContent(content);
    expect(opened).toMatchObject({ kind: 'unreadable' });
    expect(opened).toHaveProperty('reason', expect.stringContaining(key));
  },
);

it('says which parts of a tree could not be read: saving leaves them out', () => {
  const content = saved.replace('"nodes":{', '"nodes":{"b":{"props":{"title":"Perso"}},');
  const { document, opened } = openContent(content);
  expect(document.nodes.has('b')).toBe(false);
  expect(opened).toMatchObject({
    kind: 'tree',
    malformed: [{ pointer: '/nodes/b/component', message: 'Manca il nome del blocco.' }],
  });
});

it('reads what this browser kept though it is too much to be saved', () => {
  const html = 'x'.repeat(6 * 1024 * 1024);
  const content = serializeDocument(page(node('a', { props: { html } })));
  expect(openContent(content).opened).toMatchObject({ kind: 'unreadable' });
  expect(openKept(content).document.nodes.get('a')?.props.html).toBe(html);
});
