import type { SalesPointListProps } from '@generated/types.ts';
import type { BlockLoader } from '@renderer/contract.ts';
import { groupByRegion, type RegionGroup } from './group-by-region.ts';

/** Page size of the shop list (spec 9). */
const PER_PAGE = 100;

const load: BlockLoader<SalesPointListProps, RegionGroup[]> = async (_props, { cms }) =>
  groupByRegion(await cms.listStores({ perPage: PER_PAGE }));

export default load;
