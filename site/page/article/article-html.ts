import type { CmsPage } from '../../cms/map/page.ts';
import { object, text } from '../../cms/map/values.ts';

/** The text of a post as HTML: a job offer's is a field of its own (spec 3.13). */
export function articleHtml(page: CmsPage): string {
  const own = page.content_rendered || page.post_content;
  if (page.post_type !== 'work-offer') return own;
  return (text(object(page.acf.workOffer).description) ?? '') + own;
}
