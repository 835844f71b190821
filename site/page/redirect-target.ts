import type { CmsPage } from '../cms/map/page.ts';
import { pagePath } from '../cms/map/paths.ts';
import { getRedirects } from '../cms/redirects.ts';
import { getSettings } from '../config/current.ts';
import { safeRedirect } from './safe-redirect.ts';

/** Where the page redirects to (spec 2.3), or undefined when it doesn't or must not. */
export async function redirectTarget(
  page: CmsPage,
): Promise<{ url: string; status: number } | undefined> {
  const url = page.redirect && safeTarget(page.redirect.url, page.path);
  if (!url || !page.redirect) return undefined;
  const table = await getRedirects();
  // The table leaves out what leads in a circle.
  const isKnown = table === undefined || table.has(pagePath(page.path)?.toLowerCase() ?? '');
  return isKnown ? { url, status: page.redirect.status } : undefined;
}

/** An editor's address as a visitor may be sent to: this site, the main site, or the funnel. */
export function safeTarget(target: string, from: string): string | undefined {
  const { siteOrigin, siteHost, funnelDomain } = getSettings();
  return safeRedirect({ target, from, siteOrigin, allowedOrigins: [siteHost, funnelDomain] });
}
