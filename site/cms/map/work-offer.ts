import type { WorkOfferFields } from '@generated/cms-fields.ts';
import type { WorkOffer } from '@generated/entities.ts';
import { fileAddress, frontPath } from './paths.ts';
import { fields, number, object, plain, text } from './values.ts';

/** Job offer of the REST API (spec 3.13). */
export function mapWorkOffer(item: unknown): WorkOffer {
  const raw = object(item);
  const offer = object(fields<WorkOfferFields>(raw.acf).workOffer);
  const logo = text(offer.logo) ?? text(object(offer.logo).url);
  return {
    id: number(raw.id) ?? 0,
    title: plain(raw.title),
    desc: text(offer.description) ?? '',
    image: fileAddress(logo),
    place: text(offer.sede) ?? '',
    href: frontPath(text(raw.link)) ?? '/',
    dateIso: text(raw.date),
  };
}
