import type { ContentCard } from '@generated/entities.ts';
import type { NewsEventsHomeProps } from '@generated/types.ts';
import type { BlockLoader } from '@renderer/contract.ts';

const load: BlockLoader<NewsEventsHomeProps, ContentCard[]> = (_props, { cms }) =>
  cms.listHomeNewsEvents();

export default load;
