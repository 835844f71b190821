import type { SearchResult } from '@generated/entities.ts';
import { pageDescription } from '../../page/description.ts';
import { eventDate, longDate } from './dates.ts';
import { documentAddress } from './document-item.ts';
import { fileAddress, itemParents, itemPath } from './paths.ts';
import { number, object, plain, text } from './values.ts';

/** Search result of the CMS (spec 3.9); its link is the route of spec 2.5. */
export function mapSearchResult(item: unknown): SearchResult {
  const raw = object(item);
  const acf = object(raw.acf);
  const type = text(raw.post_type) ?? '';
  const event = type === 'event' ? eventDate(acf.date_time) : undefined;
  const parents = itemParents(raw.parents);
  const content = text(raw.post_content) ?? '';
  const description = plain(raw.post_excerpt);
  const file = type === 'document' ? documentAddress(acf) : undefined;
  return {
    key: number(raw.ID) ?? 0,
    title: plain(raw.post_title),
    icon: text(acf.icon),
    description,
    about: description === '' ? aboutOf(raw, content) : undefined,
    featured_image: fileAddress(text(raw.featured_image)),
    type,
    isEvent: type === 'event',
    isFaq: type === 'faq',
    isNews: type === 'news',
    content,
    publishDate: longDate(raw.post_date),
    eventDate: event && { day: event.day, month: event.month },
    link:
      file ??
      itemPath({ type, slug: text(raw.post_name) ?? '', parents, link: text(raw.permalink) }),
  };
}

/** A title alone says too little. */
function aboutOf(raw: Record<string, unknown>, content: string): string | undefined {
  const seo = { description: text(object(raw.seo).description) };
  return pageDescription({ seo, excerpt: '', content_rendered: content });
}
