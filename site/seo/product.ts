import type { Product } from '@generated/entities.ts';
import { inStore } from '@renderer/offers/offer-facts.ts';
import { priceSpecifications } from './prices.ts';
import { CONTEXT, type Site } from './site.ts';

/** What an offer page knows of its product beside the fields of the offer. */
interface Around {
  description: string | undefined;
  image: string[] | undefined;
  /** Slugs of its offers categories. */
  categories: readonly string[];
  /** ISO date. */
  today: string;
}

/**
 * schema.org Product of an offer page, with an Offer for each of its tariffs. Only what the CMS
 * says: an offer without any price is not announced as one.
 */
export function offerProduct(product: Product, around: Around, site: Site): object {
  const offers = tariffsOf(product).map((tariff) => ({
    '@type': 'Offer',
    name: tariff.name,
    url: site.origin + product.link,
    category: around.categories.length > 0 ? around.categories : undefined,
    identifier: product.portalCode && {
      '@type': 'PropertyValue',
      propertyID: 'Codice Portale Offerte',
      value: product.portalCode,
    },
    priceCurrency: 'EUR',
    priceSpecification: tariff.prices,
    validFrom: product.validFrom,
    validThrough: product.validUntil,
    priceValidUntil: product.validUntil,
    availability: availability(product, around.today),
    seller: { '@type': 'Organization', name: site.brandName, url: site.origin },
  }));
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.sidebarTitle ?? product.title,
    description: product.description ?? around.description,
    brand: { '@type': 'Brand', name: site.brandName },
    image: around.image,
    category: around.categories.length > 0 ? around.categories : undefined,
    url: site.origin + product.link,
    offers: offers.length > 0 ? offers : undefined,
  };
}

type Tariff = { name?: string; prices: ReturnType<typeof priceSpecifications> };

/** The tariffs a customer chooses between: one price at all hours, and one for each band. */
function tariffsOf(product: Product): Tariff[] {
  const others = [
    ...priceSpecifications(product.gasCost, 'Gas'),
    ...priceSpecifications(product.gasCommercializationCost, 'Quota fissa gas'),
    ...priceSpecifications(product.monthlyCost, 'Canone'),
  ];
  const power = (price: string | undefined, fixed: string | undefined) => [
    ...priceSpecifications(price, 'Luce'),
    ...priceSpecifications(fixed, 'Quota fissa luce'),
    ...others,
  ];
  const whole = power(product.electricityCosts, product.energyCommercializationCost);
  // As on the card of the offer: prices by band are shown where the offer says it has them.
  if (!product.tariffaBioraria || !product.electricityCostsBio) {
    return whole.length > 0 ? [{ prices: whole }] : [];
  }
  const bands = power(product.electricityCostsBio, product.energybioCommercializationCost);
  const banded = { name: product.labelB, prices: bands };
  return product.electricityCosts ? [{ name: product.labelA, prices: whole }, banded] : [banded];
}

/** Undefined where the CMS does not say how the offer is signed, and before its first day. */
function availability(product: Product, today: string): string | undefined {
  const { validFrom, validUntil, showSubscribe } = product;
  if (validUntil && validUntil < today) return `${CONTEXT}/Discontinued`;
  if (validFrom && today < validFrom) return undefined;
  if (showSubscribe) return `${CONTEXT}/InStock`;
  // A sentence about the sales points may say that there it is not to be had.
  return inStore(product)?.href ? `${CONTEXT}/InStoreOnly` : undefined;
}
