import 'server-only';
import type { ContentCard } from '@generated/entities.ts';
import { cmsGet } from '../client.ts';
import { mapContentCard, relevantByField, relevantByIndex } from '../map/content-card.ts';
import { list, number, object, text } from '../map/values.ts';
import { SETTINGS_TAG } from '../settings.ts';
import { typeTag } from '../tags.ts';
import { mapItems } from './map-items.ts';

const FIELDS = '_fields=id,type,slug,link,date,title,excerpt,better_featured_image,acf,parents';

/** News, events or both, newest first; the first card is the relevant one (spec 4.2). */
export async function listNewsEvents(options: {
  limit: number;
  kind: 'all' | 'news' | 'event';
}): Promise<ContentCard[]> {
  const { limit, kind } = options;
  const types = kind === 'all' ? ['news', 'event'] : [kind];
  const lists = await Promise.all(
    types.map((type) => cmsGet(`/wp/v2/${type}?per_page=${limit}&${FIELDS}`, [typeTag(type)])),
  );
  const items = lists.flatMap((answer) => list(answer.body)).sort(byDateDescending);
  return mapItems(items.slice(0, limit), (item, index) =>
    mapContentCard(item, relevantByIndex(index)),
  );
}

/** The items of the settings' in_home_news_events, one call each (spec 3.17, 7). */
export async function listHomeNewsEvents(): Promise<ContentCard[]> {
  const settings = await cmsGet('/gse/v1/settings/it', [SETTINGS_TAG]);
  const entries = list(object(settings.body).in_home_news_events).flatMap((entry) => {
    const id = number(object(entry).ID);
    const type = text(object(entry).post_type);
    return id && (type === 'news' || type === 'event') ? [{ id, type }] : [];
  });
  const answers = await Promise.allSettled(
    entries.map(({ id, type }) => cmsGet(`/wp/v2/${type}/${id}`, [typeTag(type)])),
  );
  const found = answers.flatMap((answer) =>
    answer.status === 'fulfilled' && answer.value.status === 200 ? [answer.value.body] : [],
  );
  // One that cannot be had does not take the others away.
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed && found.length === 0) throw failed.reason;
  return mapItems(found, (item) => mapContentCard(item, relevantByField));
}

function byDateDescending(a: unknown, b: unknown): number {
  return dateOf(b).localeCompare(dateOf(a));
}

const dateOf = (item: unknown): string => text(object(item).date) ?? '';
