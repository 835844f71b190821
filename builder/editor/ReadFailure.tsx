import { useEffect } from 'react';
import { onBackOnline } from '../back-online.ts';
import type { CmsFailure } from '../cms/cms-failure.ts';
import styles from './ReadFailure.module.css';
import { RetryFailure } from './RetryFailure.tsx';

/** Why something was not read from WordPress; the button asks once more, and so does a connection that returns. */
export function ReadFailure({
  what,
  failure,
  onRetry,
}: {
  what?: string;
  failure: CmsFailure;
  onRetry: () => void;
}) {
  const isOffline = failure.kind === 'network';
  useEffect(() => (isOffline ? onBackOnline(onRetry) : undefined), [isOffline, onRetry]);
  return (
    <RetryFailure what={what} failure={failure} className={styles.failure} onClick={onRetry} />
  );
}
