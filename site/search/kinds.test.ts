import { expect, it } from 'vitest';
import { groupByKind, kindOf } from './kinds.ts';

it('groups results by kind, in the kinds’ order, unknown types last', () => {
  const results = ['glossario', 'news', 'page', 'news'].map((type, key) => ({ type, key }));
  expect(groupByKind(results)).toEqual([
    { label: 'Pagine e offerte', results: [{ type: 'page', key: 2 }] },
    {
      label: 'News',
      results: [
        { type: 'news', key: 1 },
        { type: 'news', key: 3 },
      ],
    },
    { label: 'Approfondimenti', results: [{ type: 'glossario', key: 0 }] },
  ]);
  expect(kindOf('constructor').one).toBe('Approfondimento');
});
