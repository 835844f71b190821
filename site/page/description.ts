import type { CmsPage } from '../cms/map/page.ts';
import { plain } from '../cms/map/values.ts';

/** Search engines show about so many characters. */
const LENGTH = 155;

/**
 * What a search engine says of a page: the editors' own description, else the excerpt, else how
 * its text begins. Undefined for a page of blocks without a description.
 */
export function pageDescription(
  page: Pick<CmsPage, 'seo' | 'excerpt' | 'content_rendered'>,
): string | undefined {
  const { seo, excerpt, content_rendered: content } = page;
  if (seo.description) return seo.description;
  // Words of neighbouring paragraphs and cells are not one word, and lines to fill in are none.
  const text = (excerpt || plain(content.replace(/<\/(p|li|h\d|t[dh]|d[td])>|<br/g, ' $&')))
    .replace(/_{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= LENGTH) return text || undefined;
  return `${text.slice(0, LENGTH).replace(/[\s,;:.]+\S*$/, '')}…`;
}
