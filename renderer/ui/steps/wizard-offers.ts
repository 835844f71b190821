import type { OfferCard } from '@generated/entities.ts';

/** What the wizard's code needs of an offer; the rest is in its card, rendered on the server. */
export type WizardOffer = Pick<
  OfferCard,
  'tags' | 'categories' | 'offerType' | 'electricityCosts' | 'gasCost'
>;

export const wizardOffers = (offers: readonly OfferCard[]): WizardOffer[] =>
  offers.map(({ tags, categories, offerType, electricityCosts, gasCost }) => ({
    tags,
    categories,
    offerType,
    electricityCosts,
    gasCost,
  }));
