import { serializeDocument } from '@renderer/document/serialize.ts';
import { expect, it } from 'vitest';
import { openContent } from './open-content.ts';
import { node, page } from './test-support/document.ts';

const saved = serializeDocument(page(node('a', { props: { title: 'constructor' } })));

it('opens a tree, whatever words are in it', () => {
  expect(openContent(saved).opened).toEqual({ kind: 'tree' });
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
