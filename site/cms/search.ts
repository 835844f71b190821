import 'server-only';
import type { SearchResult } from '@generated/entities.ts';
import { cmsGetUncached } from './client.ts';
import { mapItems } from './lists/map-items.ts';
import { mapSearchResult } from './map/search-result.ts';
import { list } from './map/values.ts';

/** Longest query that is asked of the CMS, in characters. */
export const MAX_QUERY = 100;

/** Published items that hold the words, best first; rejects when the CMS cannot answer. */
export async function searchSite(query: string): Promise<SearchResult[]> {
  const words = query.trim().slice(0, MAX_QUERY);
  if (words === '') return [];
  const answer = await cmsGetUncached(`/gsr/v1/search/it/?s=${encodeURIComponent(words)}`);
  return mapItems(list(answer.body), mapSearchResult);
}
