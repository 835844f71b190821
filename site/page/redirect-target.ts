import { cmsGet } from '../cms/client.ts';
import type { CmsPage } from '../cms/map/page.ts';
import { pagePath } from '../cms/map/paths.ts';
import { PATHS_TAG } from '../cms/paths.ts';
import { getSettings } from '../config/current.ts';
import { readTable } from '../server/redirects.ts';
import { safeRedirect } from './safe-redirect.ts';

/** Where the page redirects to (spec 2.3), or undefined when it doesn't or must not. */
export async function redirectTarget(
  page: CmsPage,
): Promise<{ url: string; status: number } | undefined> {
  const url = page.redirect && safeTarget(page.redirect.url, page.path);
  if (!url || !page.redirect) return undefined;
  const { body } = await cmsGet('/msr/v1/redirects', [PATHS_TAG]);
  // The table leaves out what leads in a circle. A CMS without one answers no list.
  const known =
    !Array.isArray(body) ||
    readTable(body, getSettings()).has(pagePath(page.path)?.toLowerCase() ?? '');
  return known ? { url, status: page.redirect.status } : undefined;
}

/** An editor's address as a visitor may be sent to: this site, the main site, or the funnel. */
export function safeTarget(target: string, from: string): string | undefined {
  const { siteOrigin, siteHost, funnelDomain } = getSettings();
  return safeRedirect({ target, from, siteOrigin, allowedOrigins: [siteHost, funnelDomain] });
}
