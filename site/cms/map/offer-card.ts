import type { OfferFields } from '@generated/cms-fields.ts';
import type { OfferCard } from '@generated/entities.ts';
import { fileAddress, frontPath } from './paths.ts';
import { type TermTree, termsOf } from './term-tree.ts';
import { fields, flag, list, number, object, plain, text } from './values.ts';

/** Call to action of every offer card (spec 9). */
const OFFER_CTA = 'SCOPRI';

/**
 * Offer page of the REST API as a card (spec 3.6). Every card is marked non-business, those of the
 * business list included.
 */
export function mapOfferCard(item: unknown, tree: TermTree): OfferCard {
  const raw = object(item);
  const acf = fields<OfferFields>(raw.acf);
  const link = text(raw.link);
  return {
    id: number(raw.id) ?? 0,
    title: text(acf.sidebar_title) ?? (plain(raw.title) || (text(raw.slug) ?? '')),
    slug: text(raw.slug) ?? '',
    description: text(acf.subtitle_description),
    list: list(acf.bonus_list).flatMap((bonus) => bonusText(bonus) ?? []),
    partnersList: list(acf.partners_list).flatMap((partner) => partnerLogo(partner) ?? []),
    tags: list(raw.offerTags_category).flatMap((term) => termName(term) ?? []),
    categories: offerCategories(item, tree),
    isBusiness: false,
    icon: text(acf.icon),
    isGreenEnergy: flag(acf.is_green_energy),
    offerType: offerType(object(acf.configurazione).serviceUtilitiesHome),
    electricityCosts: text(acf.light_cost),
    gasCost: text(acf.gas_cost),
    cta: { ctaLabel: OFFER_CTA, ctaUrl: frontPath(link) ?? '/' },
  };
}

/** Slugs of an offer's categories and of those above them: it counts as an offer of each. */
function offerCategories(item: unknown, tree: TermTree): string[] {
  const terms = list(object(item).offers_category);
  const own = terms.map((term) => object(term).slug);
  const known = termsOf(tree, terms).map((id) => tree.get(id)?.slug);
  return [...new Set([...own, ...known].flatMap((slug) => text(slug) ?? []))];
}

/** Whether the page is a product page; lists of a category keep no other (spec 2.11). */
export function isProductPage(item: unknown): boolean {
  return text(object(item).template) === 'page-product.php';
}

/** ACF repeaters store each bonus as an object with one text field; importers as plain text. */
export function bonusText(bonus: unknown): string | undefined {
  const fields = object(bonus);
  return text(bonus) ?? text(fields.text) ?? text(fields.label) ?? text(fields.bonus);
}

function partnerLogo(partner: unknown): OfferCard['partnersList'][number] | undefined {
  const { url, alt } = object(object(partner).partner_image);
  const img = fileAddress(text(url));
  return img === undefined ? undefined : { img, name: text(alt) };
}

function termName(term: unknown): string | undefined {
  return plain(object(term).name) || text(object(term).slug);
}

/** An offer-type value, turned into a string (spec 3.6): text, number, or a choice with a value. */
function offerType(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.flatMap((entry) => offerType(entry) ?? []).join(', ');
  return text(value) ?? text(object(value).value) ?? text(object(value).label);
}
