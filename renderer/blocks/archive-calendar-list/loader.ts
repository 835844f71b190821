import type { DocumentItem } from '@generated/entities.ts';
import type { ArchiveCalendarListProps } from '@generated/types.ts';
import type { BlockLoader } from '@renderer/contract.ts';

/** Documents of category calendar (spec 7, 9). */
const load: BlockLoader<ArchiveCalendarListProps, DocumentItem[]> = (_props, { cms }) =>
  cms.listDocuments({ categories: ['calendar'] });

export default load;
