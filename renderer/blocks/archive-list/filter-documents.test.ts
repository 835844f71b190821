import { describe, expect, it } from 'vitest';
import { ALL, documentsOf, filterOptions } from './filter-documents.ts';

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
});
