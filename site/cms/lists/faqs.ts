import 'server-only';
import type { FaqGroup } from '@generated/entities.ts';
import { groupFaqs, mapFaqAssociations } from '../map/faq.ts';
import { pagePath } from '../map/paths.ts';
import { getPage } from '../page.ts';
import { typeTag } from '../tags.ts';
import { readList } from './read-list.ts';
import { readTermTree } from './term-tree.ts';

const TAGS = [typeTag('faq')];

/** FAQs grouped by the associations of the page at this path (spec 3.12, 4.5). */
export async function listPageFaqs(path: string): Promise<FaqGroup[]> {
  const page = await getPage(pagePath(path) ?? path);
  const associations = mapFaqAssociations(page?.acf.associazione_faq);
  if (associations.length === 0) return [];
  const slugs = associations.map(({ slug }) => encodeURIComponent(slug)).join(',');
  const [items, categories] = await Promise.all([
    readList(`/wp/v2/faq?filter[faq_category]=${slugs}&per_page=100`, TAGS),
    readTermTree('faq_category', TAGS),
  ]);
  return groupFaqs(items, { associations, categories });
}
