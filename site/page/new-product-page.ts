import type { CmsPage } from '../cms/map/page.ts';
import { pagePath } from '../cms/map/paths.ts';
import { flag, object, text } from '../cms/map/values.ts';

type Page = Pick<CmsPage, 'acf' | 'path' | 'redirect'>;

/** A chain of new pages longer than this is taken for a mistake. */
const MAX_HOPS = 5;

/**
 * Where a product page sends its visitors when it has both activate_new_template and
 * new_product_page_link (spec 2.3). Undefined when it does not, when the address is not one a
 * visitor may be sent to, and when following it would come back here.
 */
export async function newProductPage(
  page: Page,
  options: {
    /** The address as it may be followed: a path of this site or one of an allow-listed host. */
    safe: (target: string, from: string) => string | undefined;
    getPage: (path: string) => Promise<Page | undefined>;
  },
): Promise<string | undefined> {
  const { safe, getPage } = options;
  const next = (from: Page) => {
    const link = from.acf.new_product_page_link;
    const target = text(link) ?? text(object(link).url);
    return flag(from.acf.activate_new_template) && target ? safe(target, from.path) : undefined;
  };
  const first = next(page);
  const seen = new Set([pagePath(page.path)]);
  for (let target = first; target?.startsWith('/'); ) {
    const path = pagePath(target) ?? '/';
    if (seen.has(path) || seen.size > MAX_HOPS) return undefined;
    seen.add(path);
    const further = await getPage(path).catch(() => undefined);
    // Whoever is sent there is sent on by its redirect, if it has one.
    target = further && ((further.redirect && safe(further.redirect.url, path)) || next(further));
  }
  return first;
}
