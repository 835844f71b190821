import type { CmsReader } from '../loaders/cms-reader.ts';

/** A CMS without content. */
export const emptyCms: CmsReader = {
  listNewsEvents: async () => [],
  listHomeNewsEvents: async () => [],
  listStores: async () => [],
  getProduct: async () => undefined,
  listDocuments: async () => [],
  listDocumentCategories: async () => [],
  listPageFaqs: async () => [],
  listRegulations: async () => [],
  listOfferPages: async () => [],
  listAggregators: async () => [],
  listOffersByCategory: async () => [],
  listGlossaryArticles: async () => [],
  listWorkOffers: async () => [],
};
