import type { CmsPage } from '../cms/map/page.ts';
import { getSettings } from '../config/current.ts';
import { safeRedirect } from './safe-redirect.ts';

/** Where the page redirects to (spec 2.3), or undefined when it doesn't or must not. */
export function redirectTarget(page: CmsPage): { url: string; status: number } | undefined {
  if (!page.redirect) return undefined;
  const { siteOrigin, siteHost, funnelDomain } = getSettings();
  const url = safeRedirect({
    target: page.redirect.url,
    from: page.path,
    siteOrigin,
    allowedOrigins: [siteHost, funnelDomain],
  });
  return url ? { url, status: page.redirect.status } : undefined;
}
