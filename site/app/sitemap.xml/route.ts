import { atOnce } from '../../cms/at-once.ts';
import { getPublishedPaths } from '../../cms/paths.ts';
import { getSettings } from '../../config/current.ts';
import { ENTRIES_PER_FILE, sitemapIndexXml, sitemapXml } from '../../seo/sitemap.ts';

// Asked of the CMS each time, through its tagged cache: new pages are in it at once.
export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const { siteOrigin } = getSettings();
  const paths = await atOnce(getPublishedPaths);
  const files = Math.ceil(paths.length / ENTRIES_PER_FILE);
  const body = files > 1 ? sitemapIndexXml(files, siteOrigin) : sitemapXml(paths, siteOrigin);
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
