import type { DownloadListProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { DownloadGrid } from '@renderer/ui/download/DownloadGrid.tsx';
import { usableDownloads } from '@renderer/ui/download/downloads.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import styles from './DownloadList.module.css';

export default function DownloadList({ props }: BlockViewProps<DownloadListProps>) {
  const { title, text, items } = props;
  const files = usableDownloads(items);
  if (!title && !text && files.length === 0) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={title} text={text} />
      <div className={styles.box}>
        <DownloadGrid files={files} />
      </div>
    </Section>
  );
}
