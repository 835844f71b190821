import { describe, expect, it } from 'vitest';
import {
  ALL,
  addressWithFilter,
  documentsOf,
  filterOfQuery,
  filterOptions,
} from './filter-documents.ts';

const filters = [
  { id: 1, label: 'Casa', value: 'casa' },
  { id: 2, label: 'Business', value: 'business' },
];
const documents = [
  { id: 10, text: 'A', href: '/a', label: 'scarica', tags: [1] },
  { id: 11, text: 'B', href: '/b', label: 'scarica', tags: [1, 2] },
  { id: 12, text: 'C', href: '/c', label: 'scarica', tags: [] },
];
const ids = (value: string) => documentsOf(documents, filters, value).map(({ id }) => id);

describe('the archive', () => {
  it("begins with 'Tutti', value all", () => {
    expect(filterOptions(filters).map(({ value }) => value)).toEqual(['all', 'casa', 'business']);
    expect(filterOptions([])).toEqual([{ value: 'all', label: 'Tutti' }]);
  });

  it('shows every document, or those of a category', () => {
    expect(ids(ALL)).toEqual([10, 11, 12]);
    expect(ids('business')).toEqual([11]);
    expect(ids('nessuna')).toEqual([10, 11, 12]);
  });

  it('reads its filter from the query', () => {
    expect(filterOfQuery('?categoria=casa&x=1', filters)).toBe('casa');
    expect(filterOfQuery('?categoria=altro', filters)).toBe(ALL);
    expect(filterOfQuery('', filters)).toBe(ALL);
  });

  it('writes its filter into the query and leaves the rest alone', () => {
    const href = 'https://www.example/documenti?utm=1#elenco';
    expect(addressWithFilter(href, 'casa')).toBe('/documenti?utm=1&categoria=casa#elenco');
    expect(addressWithFilter('https://www.example/x?categoria=casa', ALL)).toBe('/x');
  });
});
