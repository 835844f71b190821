import type { ShopFields } from '@generated/cms-fields.ts';
import type { Store } from '@generated/entities.ts';
import { itemParents, itemPath } from './paths.ts';
import { fields, list, number, object, plain, text } from './values.ts';

/** Shop of the REST API (spec 3.7). */
export function mapStore(item: unknown): Store {
  const raw = object(item);
  const acf = fields<ShopFields>(raw.acf);
  const location = object(acf.location);
  const slug = text(raw.slug) ?? '';
  const alertText = text(acf.alert_text);
  return {
    id: number(raw.id) ?? 0,
    city: plain(raw.title),
    address: text(location.address) ?? '',
    lat: number(location.lat),
    lng: number(location.lng),
    slug,
    href: itemPath({ type: 'shop', slug, parents: itemParents(raw.parents) }),
    phone: text(acf.phone),
    region: text(list(object(raw.post_meta).region)[0]) ?? '',
    serviceInfo: alertText !== undefined,
    alertText,
    openingDays: openingDays(acf.working_day_time),
  };
}

/** One line per entry: days, then hours (spec 2.7); one of them is enough ("Su appuntamento"). */
export function openingDays(value: unknown): Store['openingDays'] {
  return list(value).flatMap((entry) => {
    const days = text(object(entry).days_descriptions) ?? '';
    const hours = text(object(entry).working_hour_description) ?? '';
    return days || hours ? [{ days_descriptions: days, working_hour_description: hours }] : [];
  });
}
