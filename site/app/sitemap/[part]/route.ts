import { atOnce } from '../../../cms/at-once.ts';
import { getPublishedPaths } from '../../../cms/paths.ts';
import { getSettings } from '../../../config/current.ts';
import { ENTRIES_PER_FILE, sitemapXml } from '../../../seo/sitemap.ts';

export const dynamic = 'force-dynamic';

/** One file of a sitemap that is split: /sitemap/2.xml. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ part: string }> },
): Promise<Response> {
  const part = Number(/^(\d+)\.xml$/.exec((await params).part)?.[1]);
  const start = (part - 1) * ENTRIES_PER_FILE;
  const all = part > 0 ? await atOnce(getPublishedPaths) : [];
  const paths = all.slice(start, start + ENTRIES_PER_FILE);
  if (paths.length === 0) return new Response('Not found', { status: 404 });
  return new Response(sitemapXml(paths, getSettings().siteOrigin), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
