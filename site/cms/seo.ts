import 'server-only';
import { log } from '../config/log.ts';
import { cmsGet } from './client.ts';
import { type CmsPage, mapSeo } from './map/page.ts';
import { pathTag } from './page.ts';

/**
 * Search-engine data of an address that is no item of the CMS (spec 2.2); items bring theirs along.
 * Empty where there is none or the CMS cannot tell: the page has a head of its own.
 */
export async function getSeo(path: string): Promise<CmsPage['seo']> {
  try {
    const call = `/msr/v1/seo?path=${encodeURIComponent(path)}`;
    return mapSeo((await cmsGet(call, [pathTag(path)])).body);
  } catch (error) {
    log.warn({ path, reason: String(error) }, 'search-engine data not read');
    return {};
  }
}
