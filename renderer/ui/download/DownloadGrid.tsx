import styles from './DownloadGrid.module.css';
import { DownloadRow } from './DownloadRow.tsx';
import type { Download } from './downloads.ts';

/** Files to download, in two columns where they fit; nothing without files. */
export function DownloadGrid({ files }: { files: readonly (Download & { action?: string })[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.grid}>
      {files.map((file, index) => (
        <li key={index}>
          <DownloadRow file={file} action={file.action} />
        </li>
      ))}
    </ul>
  );
}
