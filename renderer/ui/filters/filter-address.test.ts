import { expect, it } from 'vitest';
import { addressWithFilter, filterOfQuery } from './filter-address.ts';

it('a filter is read from the query, when it is one of the list', () => {
  const values = ['casa', 'business'];
  expect(filterOfQuery('?categoria=casa&x=1', 'categoria', values)).toBe('casa');
  expect(filterOfQuery('?categoria=altro', 'categoria', values)).toBeUndefined();
  expect(filterOfQuery('', 'categoria', values)).toBeUndefined();
});

it('a filter is written into the query, and the rest is left alone', () => {
  const href = 'https://www.example/documenti?utm=1#elenco';
  expect(addressWithFilter(href, 'categoria', 'casa')).toBe(
    '/documenti?utm=1&categoria=casa#elenco',
  );
  expect(addressWithFilter('https://www.example/x?categoria=casa', 'categoria')).toBe('/x');
});
