import { escapeHtml } from '@renderer/ui/text/escape-html.ts';
import type { PublishedPath } from '../cms/map/published-paths.ts';

/** Entries of one sitemap file; past this the sitemap is an index of several. */
export const ENTRIES_PER_FILE = 1_000;

/** The sitemap file with these pages. */
export function sitemapXml(paths: readonly PublishedPath[], origin: string): string {
  const entries = paths.map(({ path, modified }) => {
    const date = lastModified(modified);
    return `<url><loc>${escapeHtml(origin + encodeURI(path))}</loc>${date}</url>`;
  });
  return `${HEAD}<urlset xmlns="${NAMESPACE}">${entries.join('')}</urlset>`;
}

/** The index of `files` sitemap files. */
export function sitemapIndexXml(files: number, origin: string): string {
  const entries = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${escapeHtml(origin)}/sitemap/${index + 1}.xml</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function lastModified(modified: string | undefined): string {
  if (!modified) return '';
  const date = new Date(/[zZ]|[+-]\d\d:?\d\d$/.test(modified) ? modified : `${modified}Z`);
  return Number.isNaN(date.valueOf()) ? '' : `<lastmod>${date.toISOString()}</lastmod>`;
}
