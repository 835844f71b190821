import 'server-only';
import type { CmsReader } from '@renderer/loaders/cms-reader.ts';
import { getSettings } from '../config/current.ts';
import { log } from '../config/log.ts';
import { cmsGet } from './client.ts';
import { mapContentCard, relevantByIndex } from './map/content-card.ts';
import { frontPath } from './map/paths.ts';
import { mapProduct } from './map/product.ts';
import { mapStore } from './map/store.ts';
import { list } from './map/values.ts';
import { getPage } from './page.ts';

/** Cache tag of every list of a post type. */
export const typeTag = (type: string) => `type:${type}`;

/** What block loaders may ask of the CMS, over HTTP. */
export const cmsReader: CmsReader = {
  async listNewsEvents({ limit, kind }) {
    const fields = `per_page=${limit}&_fields=id,type,slug,link,date,title,excerpt,better_featured_image,acf,parents`;
    const types = kind === 'all' ? ['news', 'event'] : [kind];
    const lists = await Promise.all(
      types.map((type) => cmsGet(`/wp/v2/${type}?${fields}`, [typeTag(type)])),
    );
    const items = lists.flatMap((answer) => list(answer.body)).sort(byDateDescending);
    return mapItems(items.slice(0, limit), (item, index) =>
      mapContentCard(item, relevantByIndex(index)),
    );
  },

  async listStores({ perPage }) {
    const shops = await cmsGet(`/wp/v2/shop?per_page=${perPage}`, [typeTag('shop')]);
    return mapItems(list(shops.body), mapStore);
  },

  async getProduct(url) {
    // Only the path counts, against the configured CMS: the host of a stored URL is not trusted.
    const path = frontPath(url);
    const page = path && (await getPage(path));
    if (!page) return undefined;
    return mapProduct(page, getSettings().funnelDomain);
  },
};

/** A bad item is dropped and logged; the rest of the list stands. */
function mapItems<T>(items: unknown[], map: (item: unknown, index: number) => T): T[] {
  return items.flatMap((item, index) => {
    try {
      return [map(item, index)];
    } catch (error) {
      log.warn({ reason: String(error) }, 'CMS item dropped');
      return [];
    }
  });
}

function byDateDescending(a: unknown, b: unknown): number {
  return dateOf(b).localeCompare(dateOf(a));
}

function dateOf(item: unknown): string {
  const date = (item as { date?: unknown }).date;
  return typeof date === 'string' ? date : '';
}
