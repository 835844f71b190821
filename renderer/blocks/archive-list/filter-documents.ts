import type { DocumentItem, ListFilter } from '@generated/entities.ts';

/** Value of the filter that shows every document (spec 2.12, archive list). */
export const ALL = 'all';

/** Query parameter that holds the chosen filter. */
const PARAMETER = 'categoria';

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

/** The filter an address's query asks for; 'all' when it names none that exists. */
export function filterOfQuery(search: string, filters: readonly ListFilter[]): string {
  const value = new URLSearchParams(search).get(PARAMETER);
  return filters.some((filter) => filter.value === value) ? String(value) : ALL;
}

/** The same address with the filter in its query; the rest of the query stands. */
export function addressWithFilter(href: string, value: string): string {
  const url = new URL(href);
  if (value === ALL) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, value);
  return url.pathname + url.search + url.hash;
}
