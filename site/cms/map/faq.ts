import type { FaqGroup } from '@generated/entities.ts';
import { itemPath } from './paths.ts';
import { type TermTree, termAndAbove } from './term-tree.ts';
import { list, number, object, plain, text } from './values.ts';

/** Association of a page with a FAQ category (acf.associazione_faq, spec 3.12). */
export interface FaqAssociation {
  name: string;
  slug: string;
  termId: number;
}

export function mapFaqAssociations(value: unknown): FaqAssociation[] {
  return list(value).flatMap((entry) => {
    const raw = object(entry);
    const slug = text(raw.slug);
    const termId = number(raw.term_id);
    return slug && termId ? [{ name: plain(raw.name) || slug, slug, termId }] : [];
  });
}

/**
 * FAQs of the REST API by the page's associations, in their order (spec 3.12). A FAQ belongs to
 * its first category, or where the page does not name that, to the nearest one above it; groups
 * without questions are left out. Within a group they stand as the editors ordered them.
 */
export function groupFaqs(
  items: unknown[],
  page: { associations: readonly FaqAssociation[]; categories: TermTree },
): FaqGroup[] {
  const { associations, categories } = page;
  const ordered = [...items].sort((one, other) => place(one) - place(other));
  const named = new Set(associations.map(({ termId }) => termId));
  const groupOf = (item: unknown) =>
    termAndAbove(categories, firstCategory(item) ?? 0).find((id) => named.has(id));
  return associations
    .map(({ name, slug, termId }) => ({
      groupName: name,
      slug,
      childs: ordered.filter((item) => groupOf(item) === termId).map(question),
    }))
    .filter((group) => group.childs.length > 0);
}

/** A FAQ as a link to its own page. */
export function mapFaqLink(item: unknown): { href: string; title: string } {
  const raw = object(item);
  const place = { type: 'faq', slug: text(raw.slug) ?? '', link: text(raw.link) };
  return { href: itemPath(place), title: plain(raw.title) };
}

const place = (item: unknown) => number(object(item).menu_order) ?? 0;

function firstCategory(item: unknown): number | undefined {
  const [first] = list(object(item).faq_category);
  return number(object(first).term_id ?? object(first).id ?? first);
}

function question(item: unknown): FaqGroup['childs'][number] {
  const raw = object(item);
  return { title: plain(raw.title), text: text(object(raw.content).rendered) ?? '' };
}
