import 'server-only';
import { cmsGet } from './client.ts';
import { type CmsPage, mapPage } from './map/page.ts';
import { number, object } from './map/values.ts';

/** Cache tag of whatever stands at a visible path. */
export const pathTag = (path: string) => `path:${path}`;

/**
 * The page, post or shop at a visible path (leading slash, no trailing one), or undefined when the
 * CMS has none there (spec 7, first row).
 */
export async function getPage(path: string): Promise<CmsPage | undefined> {
  // The CMS takes whole addresses too, and would leave a query out.
  if (/[?#]/.test(path)) return undefined;
  const call = `/msr/v1/slug/it/?slug=${encodeURIComponent(path)}`;
  const { status, body } = await cmsGet(call, [pathTag(path)]);
  // That there is nothing some say by their status, others by an answer without a page.
  return status === 200 && number(object(body).ID) ? mapPage(body, path) : undefined;
}
