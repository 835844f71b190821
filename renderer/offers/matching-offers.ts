import type { OfferCard } from '@generated/entities.ts';
import type { UtilityId } from './utilities.ts';

export type MatchableOffer = Pick<
  OfferCard,
  'categories' | 'offerType' | 'electricityCosts' | 'gasCost'
>;

/** Words that name a commodity in categories and in the offer type (spec 3.6). */
const POWER = new Set(['luce', 'energia', 'power', 'ele', 'elettricita']);
const GAS = new Set(['gas']);
const DUAL = new Set(['dual', 'luce-gas', 'luce-e-gas', 'lucegas']);
const FIBRE = new Set(['fibra', 'internet', 'telco']);

/** Indexes of the offers for a service. For both commodities dual offers come first. */
export function matchingOffers(offers: readonly MatchableOffer[], utility: UtilityId): number[] {
  const indexes = (fits: (kind: Kind) => boolean) =>
    offers.flatMap((offer, index) => (fits(kindOf(offer)) ? [index] : []));
  switch (utility) {
    case 'luce':
      return indexes((kind) => kind.power && !kind.gas);
    case 'gas':
      return indexes((kind) => kind.gas && !kind.power);
    case 'fibra':
      return indexes((kind) => kind.fibre);
    case 'luce-gas': {
      const dual = indexes((kind) => kind.power && kind.gas);
      return [...dual, ...indexes((kind) => kind.power !== kind.gas)];
    }
  }
}

interface Kind {
  power: boolean;
  gas: boolean;
  fibre: boolean;
}

function kindOf(offer: MatchableOffer): Kind {
  const type = (offer.offerType ?? '').toLowerCase();
  const words = [...offer.categories, ...type.split(/[\s,]+/), type.replace(/\s+/g, '-')];
  const has = (names: ReadonlySet<string>) => words.some((word) => names.has(word.toLowerCase()));
  const dual = has(DUAL);
  return {
    power: dual || has(POWER) || Boolean(offer.electricityCosts),
    gas: dual || has(GAS) || Boolean(offer.gasCost),
    fibre: has(FIBRE),
  };
}
