import 'server-only';
import type { OfferCard } from '@generated/entities.ts';
import { cmsGet } from '../client.ts';
import { isProductPage, mapOfferCard } from '../map/offer-card.ts';
import { list, object, text } from '../map/values.ts';
import { typeTag } from '../tags.ts';
import { mapItems } from './map-items.ts';

const TAGS = [typeTag('page')];

/** Chosen offer pages (spec 7); none asked for, none fetched. */
export async function listOfferPages(ids: readonly number[]): Promise<OfferCard[]> {
  if (ids.length === 0) return [];
  const include = ids.map((id) => `&include[]=${id}`).join('');
  const fields = '_fields[]=id,acf,slug,offers_category,offerTags_category,link';
  const answer = await cmsGet(
    `/wp/v2/pages?per_page=50&_embed&filter[orderby]=menu_order&${fields}${include}`,
    TAGS,
  );
  const wanted = new Set(ids);
  return mapItems(list(answer.body), (item) => {
    const card = mapOfferCard(item);
    return wanted.has(card.id) ? card : undefined;
  });
}

/** Offer pages of the category 'aggregatori' (spec 7, 9). */
export async function listAggregators(): Promise<OfferCard[]> {
  const answer = await cmsGet(
    '/wp/v2/pages?filter[offers_category]=aggregatori&per_page=100&_embed&filter[orderby]=menu_order',
    TAGS,
  );
  return mapItems(inCategory(answer.body, 'aggregatori'), mapOfferCard);
}

/** Product pages of a category; the query asks for 50 and then for 100 a page (spec 7, 9). */
export async function listOffersByCategory(category: string): Promise<OfferCard[]> {
  if (category === '') return [];
  const slug = encodeURIComponent(category);
  const answer = await cmsGet(
    `/wp/v2/pages?filter[offers_category]=${slug}&per_page=50&_embed&per_page=100&filter[orderby]=menu_order`,
    TAGS,
  );
  return mapItems(inCategory(answer.body, category).filter(isProductPage), mapOfferCard);
}

/** A CMS that does not know `filter[...]` lists every page: what is not of the category goes. */
function inCategory(body: unknown, category: string): unknown[] {
  return list(body).filter((item) =>
    list(object(item).offers_category).some((term) => text(object(term).slug) === category),
  );
}
