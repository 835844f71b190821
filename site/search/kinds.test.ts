import { expect, it } from 'vitest';
import { groupByKind, kindOf } from './kinds.ts';

it('groups results by kind, the kind of the best one first, unknown types together', () => {
  const results = ['glossario', 'news', 'page', 'news', 'sconosciuto'].map((type, key) => ({
    type,
    key,
  }));
  expect(groupByKind(results)).toEqual([
    {
      label: 'Approfondimenti',
      results: [
        { type: 'glossario', key: 0 },
        { type: 'sconosciuto', key: 4 },
      ],
    },
    {
      label: 'News',
      results: [
        { type: 'news', key: 1 },
        { type: 'news', key: 3 },
      ],
    },
    { label: 'Pagine e offerte', results: [{ type: 'page', key: 2 }] },
  ]);
  expect(kindOf('constructor').one).toBe('Approfondimento');
});
