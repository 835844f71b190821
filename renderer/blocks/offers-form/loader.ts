import type { OfferCard } from '@generated/entities.ts';
import type { OffersFormProps } from '@generated/types.ts';
import type { BlockLoader } from '@renderer/contract.ts';
import { formOffers } from '@renderer/loaders/form-offers.ts';

/** The offers the form chooses from (spec 7). */
const load: BlockLoader<OffersFormProps, OfferCard[]> = (props, { cms }) => formOffers(props, cms);

export default load;
