import 'server-only';
import type { SearchResult } from '@generated/entities.ts';
import { cmsGetUncached } from './client.ts';
import { mapItems } from './lists/map-items.ts';
import { mapSearchResult } from './map/search-result.ts';
import { list } from './map/values.ts';

/** Longest query that is asked of the CMS, in characters. */
export const MAX_QUERY = 100;

export interface FoundOnSite {
  /** Those of the page, best first. */
  results: SearchResult[];
  /** On all pages. */
  total: number;
  pages: number;
  /** Where nothing was found: words spelt nearly so that find something. */
  suggestion?: string;
}

/**
 * Published items that hold the words; rejects when the CMS cannot answer.
 * @param page of 20 items, the first being 1
 */
export async function searchSite(query: string, page = 1): Promise<FoundOnSite> {
  const words = query.trim().slice(0, MAX_QUERY);
  if (words === '') return { results: [], total: 0, pages: 0 };
  const wanted = new URLSearchParams({ s: words, page: String(page) });
  const { body, total, totalPages, suggestion } = await cmsGetUncached(
    `/gsr/v1/search/it/?${wanted}`,
  );
  const results = mapItems(list(body), mapSearchResult);
  return { results, total, pages: totalPages, suggestion };
}
