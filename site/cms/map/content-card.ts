import type { CardFields, EventFields } from '@generated/cms-fields.ts';
import type { ContentCard } from '@generated/entities.ts';
import { eventDate, longDate } from './dates.ts';
import { fileAddress, itemParents, itemPath } from './paths.ts';
import {
  fields,
  type Json,
  list,
  number,
  object,
  plain,
  text,
  withoutParagraphs,
} from './values.ts';

/**
 * News, event or generic post of the REST API as a card (spec 3.3).
 * @param relevant decides relevance (spec 4.2): by place in a list, or by acf.isRelevant.
 */
export function mapContentCard(item: unknown, relevant: (acf: Json) => boolean): ContentCard {
  const raw = object(item);
  const acf = fields<CardFields & EventFields>(raw.acf);
  const type = text(raw.type) ?? 'post';
  const slug = text(raw.slug) ?? '';
  const isRelevant = relevant(acf);
  const relevantPicture = isRelevant ? relevantImage(acf.relevant_image) : undefined;
  const phonePicture = isRelevant ? relevantImage(acf.relevant_image_mobile) : undefined;
  const picture = relevantPicture ?? featuredImage(raw.better_featured_image);
  const event = type === 'event' ? eventDate(acf.date_time) : undefined;
  return {
    id: number(raw.id) ?? 0,
    img: picture?.url,
    imgMobile: (phonePicture ?? picture)?.url,
    imgAlt: picture?.alt,
    imgWidth: picture?.width,
    imgHeight: picture?.height,
    date: type === 'news' ? longDate(raw.date) : undefined,
    dateIso: event?.iso ?? (type === 'news' ? text(raw.date) : undefined),
    eventDate: event && { day: event.day, month: event.month },
    title: plain(raw.title),
    text: withoutParagraphs(raw.excerpt),
    slug: type === 'event' ? `eventi/${slug}` : `${type}/${slug}`,
    href: itemPath({ type, slug, parents: itemParents(raw.parents), link: text(raw.link) }),
    type,
    isRelevant,
    position: eventPosition(acf.event_location),
  };
}

/** Other mappings than the news and event list: the first value of acf.isRelevant is 'true'. */
export const relevantByField = (acf: Json): boolean => list(acf.isRelevant)[0] === 'true';

/** News and event list: the card at index 0, unless the list overrides it. */
export const relevantByIndex =
  (index: number, override = false) =>
  (): boolean =>
    index === 0 && !override;

interface Picture {
  url: string;
  alt: string | undefined;
  width: number | undefined;
  height: number | undefined;
}

function relevantImage(value: unknown): Picture | undefined {
  const { alt, sizes } = object(value);
  const { large: url, 'large-width': width, 'large-height': height } = object(sizes);
  return pictureOf({ url, alt, width, height });
}

function featuredImage(value: unknown): Picture | undefined {
  const { source_url: url, alt_text: alt, media_details: details } = object(value);
  const { width, height } = object(details);
  return pictureOf({ url, alt, width, height });
}

function pictureOf(raw: Record<keyof Picture, unknown>): Picture | undefined {
  const url = fileAddress(text(raw.url));
  if (!url) return undefined;
  return { url, alt: text(raw.alt), width: number(raw.width), height: number(raw.height) };
}

function eventPosition(value: unknown): ContentCard['position'] {
  const location = object(value);
  const city = text(location.address);
  return city ? { city, lat: number(location.lat), lng: number(location.lng) } : undefined;
}
