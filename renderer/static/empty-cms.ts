import type { CmsReader } from '../loaders/cms-reader.ts';

/** A CMS without content. */
export const emptyCms: CmsReader = {
  listNewsEvents: async () => [],
  listStores: async () => [],
  getProduct: async () => undefined,
};
