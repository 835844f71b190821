import type { Regulation } from '@generated/entities.ts';
import { itemPath } from './paths.ts';
import { list, number, object, plain, text } from './values.ts';

/** Regulation of the REST API with its embedded terms, first group (spec 3.11). */
export function mapRegulation(item: unknown): Regulation {
  const raw = object(item);
  const slug = text(raw.slug) ?? '';
  const [terms] = list(object(raw._embedded)['wp:term']);
  return {
    id: number(raw.id) ?? 0,
    title: plain(raw.title),
    slug,
    href: itemPath({ type: 'regulation', slug }),
    text: plain(raw.excerpt) || undefined,
    terms: list(terms).flatMap((term) => {
      const { id, name, slug: termSlug } = object(term);
      return number(id) && text(termSlug)
        ? [{ id: number(id) as number, name: plain(name), slug: String(termSlug) }]
        : [];
    }),
  };
}
