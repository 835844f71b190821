import 'server-only';
import { cmsGet } from './client.ts';
import { type CmsPage, mapPage } from './map/page.ts';

/** Cache tag of whatever stands at a visible path. */
export const pathTag = (path: string) => `path:${path}`;

/**
 * The page, post or shop at a visible path (leading slash, no trailing one), or undefined when the
 * CMS has none there (spec 7, first row).
 */
export async function getPage(path: string): Promise<CmsPage | undefined> {
  // The CMS takes whole addresses too, and would leave a query out.
  if (/[?#]/.test(path)) return undefined;
  const answer = await cmsGet(`/msr/v1/slug/it/?slug=${encodeURIComponent(path)}`, [pathTag(path)]);
  return answer.status === 404 ? undefined : mapPage(answer.body, path);
}
