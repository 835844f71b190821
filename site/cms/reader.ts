import 'server-only';
import type { CmsReader } from '@renderer/loaders/cms-reader.ts';
import { getSettings } from '../config/current.ts';
import { log } from '../config/log.ts';
import { cmsGet } from './client.ts';
import { listGlossaryArticles, listRegulations, listWorkOffers } from './lists/articles.ts';
import { listDocumentCategories, listDocuments } from './lists/documents.ts';
import { listPageFaqs } from './lists/faqs.ts';
import { mapItems } from './lists/map-items.ts';
import { listHomeNewsEvents, listNewsEvents } from './lists/news-events.ts';
import { listAggregators, listOfferPages, listOffersByCategory } from './lists/offers.ts';
import { pagePath } from './map/paths.ts';
import { mapProduct } from './map/product.ts';
import { mapStore } from './map/store.ts';
import { list } from './map/values.ts';
import { getPage } from './page.ts';
import { movedTo } from './redirects.ts';
import { typeTag } from './tags.ts';

/** What operators look for in the log (spec 8). */
const PRODUCT_FAILURE = 'Error while retrieving product data';

/** What block loaders may ask of the CMS, over HTTP. */
export const cmsReader: CmsReader = {
  listNewsEvents,
  listHomeNewsEvents,
  listPageFaqs,
  listRegulations,
  listOfferPages,
  listAggregators,
  listOffersByCategory,
  listGlossaryArticles,
  listWorkOffers,
  listDocuments: ({ categories }) => listDocuments(categories),
  listDocumentCategories: ({ slugs }) => listDocumentCategories(slugs),

  async listStores({ perPage }) {
    const shops = await cmsGet(`/wp/v2/shop?per_page=${perPage}`, [typeTag('shop')]);
    return mapItems(list(shops.body), mapStore);
  },

  async getProduct(url) {
    // Only the path counts, against the configured CMS: the host of a stored URL is not trusted.
    const path = pagePath(url);
    try {
      const page = path && ((await getPage(path)) ?? (await getMovedPage(path)));
      if (page) return mapProduct(page, getSettings().funnelDomain);
      log.error({ url }, PRODUCT_FAILURE);
      return undefined;
    } catch (error) {
      log.error({ url, reason: String(error) }, PRODUCT_FAILURE);
      throw error;
    }
  },
};

/** A page that is named where it was once. */
async function getMovedPage(path: string) {
  const now = await movedTo(path);
  return now === undefined ? undefined : getPage(now);
}
