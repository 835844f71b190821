/** The filter an address's query asks for; undefined when it names none of these. */
export function filterOfQuery(
  search: string,
  parameter: string,
  values: readonly string[],
): string | undefined {
  const asked = new URLSearchParams(search).get(parameter);
  return values.find((value) => value === asked);
}

/** The same address with the filter in its query, or without any; the rest of the query stands. */
export function addressWithFilter(href: string, parameter: string, value?: string): string {
  const url = new URL(href);
  if (value === undefined) url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, value);
  return url.pathname + url.search + url.hash;
}
