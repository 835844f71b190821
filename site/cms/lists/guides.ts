import 'server-only';
import type { ServiceCategory } from '@generated/entities.ts';
import { getSettings } from '../../config/current.ts';
import { cmsGet } from '../client.ts';
import { mapServiceCategory } from '../map/guide.ts';
import { list } from '../map/values.ts';
import { typeTag } from '../tags.ts';
import { mapItems } from './map-items.ts';

const TAGS = [typeTag('guide')];

/** Service categories: the terms of guides (spec 3.5). */
export async function listServiceCategories(): Promise<ServiceCategory[]> {
  const { siteHost } = getSettings();
  const answer = await cmsGet('/wp/v2/service_category?per_page=100', TAGS);
  return mapItems(list(answer.body), (term) => mapServiceCategory(term, siteHost));
}
