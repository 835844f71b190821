import type { DocumentItem, ListFilter } from '@generated/entities.ts';
import type { ArchiveListProps } from '@generated/types.ts';
import type { BlockLoader } from '@renderer/contract.ts';

/** Categories of the archive (spec 7, 9). */
const CATEGORIES = ['casa', 'business'];

export interface Archive {
  documents: DocumentItem[];
  filters: ListFilter[];
}

const load: BlockLoader<ArchiveListProps, Archive> = async (_props, { cms }) => {
  const [documents, filters] = await Promise.all([
    cms.listDocuments({ categories: CATEGORIES }),
    cms.listDocumentCategories({ slugs: CATEGORIES }),
  ]);
  return { documents, filters };
};

export default load;
