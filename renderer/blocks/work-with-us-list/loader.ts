import type { WorkOffer } from '@generated/entities.ts';
import type { WorkWithUsListProps } from '@generated/types.ts';
import type { BlockLoader } from '@renderer/contract.ts';
import { FIRST, FIRST_WITH_SLIDER } from './paging.ts';

const load: BlockLoader<WorkWithUsListProps, WorkOffer[]> = ({ hasSlider }, { cms }) =>
  cms.listWorkOffers({ perPage: hasSlider ? FIRST_WITH_SLIDER : FIRST });

export default load;
