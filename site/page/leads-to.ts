import type { CmsPage } from '../cms/map/page.ts';
import { getPage } from '../cms/page.ts';
import { newProductPage } from './new-product-page.ts';
import { redirectTarget, safeTarget } from './redirect-target.ts';

/** Where visitors of a page come to instead of it (spec 2.3); undefined when they see the page. */
export async function leadsTo(page: CmsPage): Promise<string | undefined> {
  const redirect = await redirectTarget(page);
  return redirect?.url ?? (await newProductPage(page, { safe: safeTarget, getPage }));
}
