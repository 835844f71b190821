import type { FaqGroup } from '@generated/entities.ts';
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
 * its first category; groups without questions are left out.
 */
export function groupFaqs(items: unknown[], associations: readonly FaqAssociation[]): FaqGroup[] {
  return associations
    .map(({ name, slug, termId }) => ({
      groupName: name,
      slug,
      childs: items.filter((item) => firstCategory(item) === termId).map(question),
    }))
    .filter((group) => group.childs.length > 0);
}

function firstCategory(item: unknown): number | undefined {
  const [first] = list(object(item).faq_category);
  return number(object(first).term_id ?? object(first).id ?? first);
}

function question(item: unknown): FaqGroup['childs'][number] {
  const raw = object(item);
  return { title: plain(raw.title), text: text(object(raw.content).rendered) ?? '' };
}
