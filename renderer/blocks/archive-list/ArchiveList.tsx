import type { ArchiveListProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import { DocumentArchiveIsland } from '#islands';
import styles from './ArchiveList.module.css';
import type { Archive } from './loader.ts';

export default function ArchiveList(view: BlockViewProps<ArchiveListProps, Archive | undefined>) {
  const { title, text } = view.props;
  const { documents = [], filters = [] } = view.data ?? {};
  return (
    <Section layout={view.props}>
      <SectionHeader title={title} text={text} />
      <div className={styles.box}>
        {documents.length > 0 ? (
          <DocumentArchiveIsland documents={documents} filters={filters} />
        ) : (
          <p>Al momento non ci sono documenti.</p>
        )}
      </div>
    </Section>
  );
}
