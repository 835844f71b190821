import type { OfferCard } from '@generated/entities.ts';
import type { PageOffersProps } from '@generated/types.ts';
import type { BlockLoader } from '@renderer/contract.ts';

/** The chosen offer pages (spec 7). */
const load: BlockLoader<PageOffersProps, OfferCard[]> = (props, { cms }) =>
  cms.listOfferPages(props.offers.flatMap((offer) => offer.id ?? []));

export default load;
