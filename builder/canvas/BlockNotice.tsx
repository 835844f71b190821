import type { ReactNode } from 'react';
import type { Unseen } from '../audit.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './BlockNotice.module.css';

/** Inline message of the canvas in the place of a block, or above it. */
export function BlockNotice({
  title,
  quiet = false,
  loading = false,
  unseen,
  onRetry,
  children,
}: {
  title: string;
  /** For states that are no problem, such as loading. */
  quiet?: boolean;
  /** The block is on its way. */
  loading?: boolean;
  /** Why the block itself is not there to be looked at. */
  unseen?: Unseen;
  /** Tries once more what did not come. */
  onRetry?: () => void;
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
      {onRetry && (
        <button type="button" data-canvas-control onClick={onRetry}>
          <Icon name="rotate-ccw" size="1.1em" /> Riprova
        </button>
      )}
    </div>
  );
}
