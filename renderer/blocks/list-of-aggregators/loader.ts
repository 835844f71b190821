import type { OfferCard } from '@generated/entities.ts';
import type { ListOfAggregatorsProps } from '@generated/types.ts';
import type { BlockLoader } from '@renderer/contract.ts';

/** Product pages of the editor's category; without one, the aggregators (spec 2.11, 7). */
const load: BlockLoader<ListOfAggregatorsProps, OfferCard[]> = ({ tassonomia }, { cms }) =>
  tassonomia ? cms.listOffersByCategory(tassonomia) : cms.listAggregators();

export default load;
