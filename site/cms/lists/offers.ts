import 'server-only';
import type { OfferCard } from '@generated/entities.ts';
import { cmsGet } from '../client.ts';
import { isProductPage, mapOfferCard } from '../map/offer-card.ts';
import type { TermTree } from '../map/term-tree.ts';
import { list } from '../map/values.ts';
import { typeTag } from '../tags.ts';
import { mapItems } from './map-items.ts';
import { readTermTree } from './term-tree.ts';

const TAGS = [typeTag('page')];

/** Chosen offer pages (spec 7); none asked for, none fetched. */
export async function listOfferPages(ids: readonly number[]): Promise<OfferCard[]> {
  if (ids.length === 0) return [];
  const include = ids.map((id) => `&include[]=${id}`).join('');
  const fields = '_fields[]=id,acf,slug,offers_category,offerTags_category,link';
  const { pages, tree } = await readPages(
    `per_page=50&_embed&filter[orderby]=menu_order&${fields}${include}`,
  );
  const wanted = new Set(ids);
  return mapItems(pages, (item) => {
    const card = mapOfferCard(item, tree);
    return wanted.has(card.id) ? card : undefined;
  });
}

/** Offer pages of the category 'aggregatori' (spec 7, 9). */
export async function listAggregators(): Promise<OfferCard[]> {
  const { pages, tree } = await readPages(
    'filter[offers_category]=aggregatori&per_page=100&_embed&filter[orderby]=menu_order',
  );
  return mapItems(pages, (item) => cardIn('aggregatori', item, tree));
}

/** Product pages of a category; the query asks for 50 and then for 100 a page (spec 7, 9). */
export async function listOffersByCategory(category: string): Promise<OfferCard[]> {
  if (category === '') return [];
  const slug = encodeURIComponent(category);
  const { pages, tree } = await readPages(
    `filter[offers_category]=${slug}&per_page=50&_embed&per_page=100&filter[orderby]=menu_order`,
  );
  return mapItems(pages.filter(isProductPage), (item) => cardIn(category, item, tree));
}

async function readPages(query: string): Promise<{ pages: unknown[]; tree: TermTree }> {
  const [answer, tree] = await Promise.all([
    cmsGet(`/wp/v2/pages?${query}`, TAGS),
    readTermTree('offers_category', TAGS),
  ]);
  return { pages: list(answer.body), tree };
}

/**
 * A CMS that does not know `filter[...]` lists every page: what is neither of the category nor of
 * one below it goes.
 */
function cardIn(category: string, item: unknown, tree: TermTree): OfferCard | undefined {
  const card = mapOfferCard(item, tree);
  return card.categories.includes(category) ? card : undefined;
}
