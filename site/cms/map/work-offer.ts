import type { WorkOffer } from '@generated/entities.ts';
import { frontPath } from './paths.ts';
import { number, object, plain, text } from './values.ts';

/** Job offer of the REST API (spec 3.13). */
export function mapWorkOffer(item: unknown): WorkOffer {
  const raw = object(item);
  const fields = object(object(raw.acf).workOffer);
  const logo = text(fields.logo) ?? text(object(fields.logo).url);
  return {
    id: number(raw.id) ?? 0,
    title: plain(raw.title),
    desc: text(fields.description) ?? '',
    image: logo && (frontPath(logo) ?? logo),
    place: text(fields.sede) ?? '',
    href: frontPath(text(raw.link)) ?? '/',
    dateIso: text(raw.date),
  };
}
