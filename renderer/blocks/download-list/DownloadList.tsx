import type { DownloadListProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { DownloadGrid } from '@renderer/ui/download/DownloadGrid.tsx';
import { usableDownloads } from '@renderer/ui/download/downloads.ts';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './DownloadList.module.css';

export default function DownloadList({ props }: BlockViewProps<DownloadListProps>) {
  const { title, text, items } = props;
  const files = usableDownloads(items);
  if (!title && !text && files.length === 0) return null;
  return (
    <Section layout={props}>
      <div className={styles.box}>
        {title && <h2>{title}</h2>}
        {text && <RichText html={text} className={styles.text} />}
        <DownloadGrid files={files} />
      </div>
    </Section>
  );
}
