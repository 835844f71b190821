import type { OfferCard, Store } from '@generated/entities.ts';
import type { OffersFormBusinessProps } from '@generated/types.ts';
import type { BlockLoader } from '@renderer/contract.ts';
import { formOffers } from '@renderer/loaders/form-offers.ts';

/** Page size of the shops beside the business offers (spec 9). */
const SHOPS = 40;

export interface BusinessOffers {
  offers: OfferCard[];
  stores: Store[];
}

/** The offers and the shops; without shops the form still stands. */
const load: BlockLoader<OffersFormBusinessProps, BusinessOffers> = async (props, { cms }) => {
  const [offers, stores] = await Promise.all([
    formOffers(props, cms),
    cms.listStores({ perPage: SHOPS }).catch(() => []),
  ]);
  return { offers, stores };
};

export default load;
