import 'server-only';
import type { GlossaryArticle, Regulation, WorkOffer } from '@generated/entities.ts';
import { getSettings } from '../../config/current.ts';
import { cmsGet } from '../client.ts';
import { mapGlossaryArticle } from '../map/glossary-article.ts';
import { mapRegulation } from '../map/regulation.ts';
import { list } from '../map/values.ts';
import { mapWorkOffer } from '../map/work-offer.ts';
import { typeTag } from '../tags.ts';
import { mapItems } from './map-items.ts';
import { readList } from './read-list.ts';

/** Post type of the glossary, {brand}pedia. */
export const glossaryType = (): string => `${getSettings().brand}pedia`;

/** Every regulation with its terms (spec 7). */
export async function listRegulations(): Promise<Regulation[]> {
  const items = await readList('/wp/v2/regulation?_embed&per_page=100', [typeTag('regulation')]);
  return mapItems(items, mapRegulation);
}

/** Glossary articles: the chosen ones in their order, or the newest (spec 7, 3.10). */
export async function listGlossaryArticles(options: {
  ids?: readonly number[];
  limit: number;
}): Promise<GlossaryArticle[]> {
  const { ids, limit } = options;
  const type = glossaryType();
  const chosen = ids?.length ? `&include=${ids.join(',')}&orderby=include` : '';
  const answer = await cmsGet(`/wp/v2/${type}?per_page=${Math.min(limit, 100)}${chosen}`, [
    typeTag(type),
  ]);
  return mapItems(list(answer.body), mapGlossaryArticle);
}

/** One page of the job offers (spec 7, 4.8); past the last page the CMS answers 400: none. */
export async function listWorkOffers(options: {
  perPage: number;
  page?: number;
}): Promise<WorkOffer[]> {
  const { perPage, page } = options;
  const answer = await cmsGet(
    `/wp/v2/work-offer?per_page=${perPage}${page ? `&page=${page}` : ''}`,
    [typeTag('work-offer')],
  );
  return mapItems(list(answer.body), mapWorkOffer);
}
