import type { ReactNode } from 'react';
import styles from './BlockNotice.module.css';

/** Inline message of the canvas in the place of a block, or above it. */
export function BlockNotice({
  title,
  quiet = false,
  loading = false,
  children,
}: {
  title: string;
  /** For states that are no problem, such as loading. */
  quiet?: boolean;
  /** The block is on its way. */
  loading?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      data-canvas-notice
      data-canvas-loading={loading || undefined}
      className={quiet ? `${styles.notice} ${styles.quiet}` : styles.notice}
    >
      <strong className={styles.title}>{title}</strong>
      {children && <span>{children}</span>}
    </div>
  );
}
