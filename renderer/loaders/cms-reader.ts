import type { ContentCard, Product, Store } from '@generated/entities.ts';

/**
 * What loaders may ask of the CMS. The site implements it over HTTP with cache tags; tests and
 * the catalogue implement it over data. Calls reject when the CMS cannot answer.
 */
export interface CmsReader {
  /** News, events or both for the NewsEvents block, newest first (spec 3.3, 4.2). */
  listNewsEvents(options: {
    limit: number;
    kind: 'all' | 'news' | 'event';
  }): Promise<ContentCard[]>;
  /** Shops (spec 3.7); `perPage` at most 100. */
  listStores(options: { perPage: number }): Promise<Store[]>;
  /** One product page by its full URL or path; undefined when it does not exist (spec 4.6). */
  getProduct(url: string): Promise<Product | undefined>;
}
