import type { ContentCard } from '@generated/entities.ts';
import type { NewsEventsProps } from '@generated/types.ts';
import type { BlockLoader } from '@renderer/contract.ts';

const load: BlockLoader<NewsEventsProps, ContentCard[]> = (props, { cms }) =>
  cms.listNewsEvents({ limit: props.limit, kind: props.kind });

export default load;
