import type { GuideFields, ServiceCategoryFields } from '@generated/cms-fields.ts';
import type { ContentCard, GuideArticle, ServiceCategory } from '@generated/entities.ts';
import { fileAddress, frontPath } from './paths.ts';
import { fields, list, number, object, plain, text, withoutParagraphs } from './values.ts';

/** Keywords of every guide article, for the search (spec 3.4). */
export const GUIDE_TAGS =
  'luce elettricità risparmio energetico energia calore termoconvettori contacalorie valvole';

/** Guide or help article of the REST API (spec 3.4). */
export function mapGuideArticle(item: unknown): GuideArticle {
  const raw = object(item);
  const featured = object(raw.better_featured_image);
  const [terms] = list(object(raw._embedded)['wp:term']);
  return {
    id: number(raw.id) ?? 0,
    img: fileAddress(text(featured.source_url)),
    imgAlt: text(featured.alt_text),
    type: text(fields<GuideFields>(raw.acf).icon),
    title: plain(raw.title),
    text: withoutParagraphs(raw.excerpt),
    tags: GUIDE_TAGS,
    slug: text(raw.slug) ?? '',
    href: frontPath(text(raw.link)) ?? '/',
    parent: text(object(list(terms)[0]).slug),
  };
}

/** A guide among the cards of its archive. */
export function guideCard(guide: GuideArticle): ContentCard {
  const { tags, parent, type: icon, slug, ...shown } = guide;
  return { ...shown, icon, slug: `guide/${slug}`, type: 'guide', isRelevant: false };
}

/** Service category, a term (spec 3.5); its link is the main site's host plus its slug. */
export function mapServiceCategory(item: unknown, siteHost: string): ServiceCategory {
  const raw = object(item);
  const slug = text(raw.slug) ?? '';
  const imgUrl = text(object(fields<ServiceCategoryFields>(raw.acf).icona_grande).url);
  return {
    imgUrl: fileAddress(imgUrl),
    description: plain(raw.description),
    title: plain(raw.name),
    slug,
    cta: { label: 'VAI', path: siteHost, slug },
  };
}
