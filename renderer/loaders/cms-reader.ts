import type {
  ContentCard,
  DocumentItem,
  FaqGroup,
  GlossaryArticle,
  ListFilter,
  OfferCard,
  Product,
  Regulation,
  Store,
  WorkOffer,
} from '@generated/entities.ts';

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
  /** News and events named in the site settings, in their order (spec 3.17). */
  listHomeNewsEvents(): Promise<ContentCard[]>;
  /** Shops (spec 3.7); `perPage` at most 100. */
  listStores(options: { perPage: number }): Promise<Store[]>;
  /** One product page by its full URL or path; undefined when it does not exist (spec 4.6). */
  getProduct(url: string): Promise<Product | undefined>;
  /** Documents of the categories, by slug, e.g. casa, business, calendar (spec 3.8). */
  listDocuments(options: { categories: readonly string[] }): Promise<DocumentItem[]>;
  /** Document categories by slug, as filters (spec 3.8). */
  listDocumentCategories(options: { slugs: readonly string[] }): Promise<ListFilter[]>;
  /** FAQs grouped by the associations of the page at this path (spec 3.12). */
  listPageFaqs(path: string): Promise<FaqGroup[]>;
  /** Regulations with their terms (spec 3.11). */
  listRegulations(): Promise<Regulation[]>;
  /** Chosen offer pages by id, in the CMS's menu order (spec 7). */
  listOfferPages(ids: readonly number[]): Promise<OfferCard[]>;
  /** Offer pages of the category 'aggregatori' (spec 7, 9). */
  listAggregators(): Promise<OfferCard[]>;
  /** Product pages of an offers category; only those of template page-product.php (spec 2.11). */
  listOffersByCategory(category: string): Promise<OfferCard[]>;
  /** Glossary articles: those chosen by id, or the newest ones (spec 3.10). */
  listGlossaryArticles(options: {
    ids?: readonly number[];
    limit: number;
  }): Promise<GlossaryArticle[]>;
  /** One page of the job offers (spec 3.13, 4.8); `page` begins at 1. */
  listWorkOffers(options: { perPage: number; page?: number }): Promise<WorkOffer[]>;
}
