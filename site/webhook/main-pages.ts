import 'server-only';
import { pagePath } from '../cms/map/paths.ts';
import { getNavigation } from '../cms/settings.ts';
import { getSettings } from '../config/current.ts';

/**
 * Paths of the home page and of what the header leads to: the pages worth having a copy of before
 * anybody visits them, so that they are there should the CMS fail first.
 */
export async function mainPages(): Promise<string[]> {
  const { siteOrigin } = getSettings();
  const { header } = await getNavigation();
  const links = header.flatMap(({ href, children }) => [
    href,
    ...children.map((link) => link.href),
  ]);
  const paths = links.flatMap((href) => {
    const address = URL.canParse(href, siteOrigin) ? new URL(href, siteOrigin) : undefined;
    // A page with a query is made for the one visitor.
    return address?.origin === siteOrigin && !address.search ? (pagePath(href) ?? []) : [];
  });
  return [...new Set(['/', ...paths])];
}
