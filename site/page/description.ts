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
  const text = excerpt.replace(/\s+/g, ' ').trim() || asProse(content);
  if (text.length <= LENGTH) return text || undefined;
  return `${text.slice(0, LENGTH).replace(/[\s,;:.·]+\S*$/, '')}…`;
}

/** Characters no text holds: where a sentence ends that has no full stop, and a point of a list. */
const END = '\uE000';
const POINT = '\uE001';

/** The text of HTML on one line, where headings and points of lists are told from what follows. */
function asProse(html: string): string {
  const marked = html
    .replace(/<\/li>(?=\s*<li\b)/g, POINT)
    .replace(/<\/(?:li|h\d)>/g, END)
    // Words of neighbouring paragraphs and cells are not one word.
    .replace(/<\/(?:p|t[dh]|d[td])>|<br/g, ' $&');
  return (
    plain(marked)
      // Lines to fill in are no words.
      .replace(/_{2,}/g, ' ')
      .replace(/[\s\uE000\uE001]+$/, '')
      .replace(/(\S?)\s*[\uE000\uE001][\s\uE000\uE001]*/g, (marks, last: string) => {
        if (last === '' || /[.,;:!?…]/.test(last)) return `${last} `;
        return marks.includes(END) ? `${last}. ` : `${last} · `;
      })
      .replace(/\s+/g, ' ')
      .trim()
  );
}
