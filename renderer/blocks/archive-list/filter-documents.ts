import type { DocumentItem, ListFilter } from '@generated/entities.ts';

/** Value of the filter that shows every document (spec 2.12, archive list). */
export const ALL = 'all';

/** The filters as buttons, 'Tutti' first. */
export function filterOptions(filters: readonly ListFilter[]): { value: string; label: string }[] {
  return [{ value: ALL, label: 'Tutti' }, ...filters.map(({ value, label }) => ({ value, label }))];
}

/** Documents of the chosen category; all of them for 'all' or a filter that is none (spec 4.5). */
export function documentsOf(
  documents: readonly DocumentItem[],
  filters: readonly ListFilter[],
  value: string,
): readonly DocumentItem[] {
  const filter = filters.find((candidate) => candidate.value === value);
  if (value === ALL || !filter) return documents;
  return documents.filter((document) => document.tags.includes(filter.id));
}
