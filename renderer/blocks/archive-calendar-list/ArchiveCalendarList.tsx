import type { DocumentItem } from '@generated/entities.ts';
import type { ArchiveCalendarListProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { DownloadGrid } from '@renderer/ui/download/DownloadGrid.tsx';
import { usableDownloads } from '@renderer/ui/download/downloads.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import { SelfReadingCalendarIsland } from '#islands';
import styles from './ArchiveCalendarList.module.css';

export default function ArchiveCalendarList(
  view: BlockViewProps<ArchiveCalendarListProps, DocumentItem[] | undefined>,
) {
  const { props, data = [], nodeId } = view;
  const { title, text, windows, ctaLabel, ctaHref } = props;
  const files = usableDownloads(
    data.map((document) => ({ label: document.text, href: document.href, action: document.label })),
  );
  return (
    <Section layout={props}>
      <SectionHeader title={title} text={text} />
      <div className={styles.box}>
        {windows.length > 0 && <SelfReadingCalendarIsland id={nodeId} windows={windows} />}
        {files.length > 0 && (
          <div className={styles.files}>
            <h3>Calendari da scaricare</h3>
            <DownloadGrid files={files} />
          </div>
        )}
        <LinkButton href={ctaHref} className={styles.cta}>
          {ctaLabel}
        </LinkButton>
      </div>
    </Section>
  );
}
