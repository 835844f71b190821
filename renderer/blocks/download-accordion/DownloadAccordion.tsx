import type { DownloadAccordionProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { DownloadRow } from '@renderer/ui/download/DownloadRow.tsx';
import { type Download, usableDownloads } from '@renderer/ui/download/downloads.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './DownloadAccordion.module.css';

export default function DownloadAccordion({ props }: BlockViewProps<DownloadAccordionProps>) {
  const { title } = props;
  const groups = props.groups
    .map(({ groupName, childs }) => ({ groupName, files: usableDownloads(childs) }))
    .filter(({ files }) => files.length > 0);
  if (!title && groups.length === 0) return null;
  return (
    <Section layout={props}>
      <div className={styles.box}>
        {title && <h2>{title}</h2>}
        {groups.map(({ groupName, files }, index) => (
          <details key={index} className={styles.group} open={index === 0}>
            <summary>
              <span className={styles.name}>{groupName || 'Documenti'}</span>
              <span className={styles.count}>
                {files.length}
                <span className="visually-hidden">
                  {files.length === 1 ? ' documento' : ' documenti'}
                </span>
              </span>
              <Icon name="ChevronDown" size={20} className={styles.chevron} />
            </summary>
            <Files files={files} />
          </details>
        ))}
      </div>
    </Section>
  );
}

function Files({ files }: { files: readonly Download[] }) {
  return (
    <ul className={styles.files}>
      {files.map((file, index) => (
        <li key={index}>
          <DownloadRow file={file} />
        </li>
      ))}
    </ul>
  );
}
