import type { ReactNode } from 'react';
import type { Unseen } from '../audit.ts';
import styles from './BlockNotice.module.css';

/** Inline message of the canvas in the place of a block, or above it. */
export function BlockNotice({
  title,
  quiet = false,
  loading = false,
  unseen,
  action,
  children,
}: {
  title: string;
  /** For states that are no problem, such as loading. */
  quiet?: boolean;
  /** The block is on its way. */
  loading?: boolean;
  /** Why the block itself is not there to be looked at. */
  unseen?: Unseen;
  /** What can be done about it. */
  action?: { label: string; run: () => void };
  children?: ReactNode;
}) {
  return (
    <div
      data-canvas-notice
      data-canvas-loading={loading || undefined}
      data-unseen={loading ? 'loading' : unseen}
      className={quiet ? `${styles.notice} ${styles.quiet}` : styles.notice}
    >
      <strong className={styles.title}>{title}</strong>
      {children && <span>{children}</span>}
      {/* An icon's sheet asked for here makes the bundler send the editor's styles with every page of the site. */}
      {action && (
        <button type="button" data-canvas-control onClick={action.run}>
          {action.label}
        </button>
      )}
    </div>
  );
}
