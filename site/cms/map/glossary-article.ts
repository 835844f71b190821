import type { GlossaryFields } from '@generated/cms-fields.ts';
import type { GlossaryArticle } from '@generated/entities.ts';
import { fileAddress, frontPath } from './paths.ts';
import { fields, number, object, plain, text, withoutParagraphs } from './values.ts';

/** Label of the link to an article (spec 9). */
const GLOSSARY_CTA = 'Leggi';

/** Glossary article of the REST API or of the search route (spec 3.10). */
export function mapGlossaryArticle(item: unknown): GlossaryArticle {
  const raw = object(item);
  const featured = object(raw.better_featured_image);
  const img = text(raw.featured_image) ?? text(featured.source_url);
  return {
    id: number(raw.ID) ?? number(raw.id) ?? 0,
    permalink: frontPath(text(raw.permalink) ?? text(raw.link)) ?? '/',
    img: fileAddress(img),
    imgAlt: text(featured.alt_text),
    type: text(fields<GlossaryFields>(raw.acf).icon),
    title: plain(raw.post_title ?? raw.title),
    text: withoutParagraphs(raw.post_excerpt ?? raw.excerpt),
    ctaLabel: GLOSSARY_CTA,
  };
}
