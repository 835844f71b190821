import { Icon } from '../icon/Icon.tsx';
import styles from './Download.module.css';
import type { Download } from './downloads.ts';
import { fileKind } from './file-kind.ts';

/** One file to download: the whole row is the link. Take it from `usableDownloads`. */
export function DownloadRow({ file, action = 'scarica' }: { file: Download; action?: string }) {
  const kind = fileKind(file.href);
  return (
    <a href={file.href} className={styles.row}>
      <span className={styles.icon}>
        <Icon name="Bill" size={22} />
      </span>
      <span className={styles.name}>
        {file.label}
        {kind && <span className={styles.kind}>{kind.toUpperCase()}</span>}
      </span>
      <span className={styles.action}>
        <span>{action}</span>
        <Icon name="OrionDownload" size={20} />
      </span>
    </a>
  );
}
