import { useEffect } from 'react';
import { onBackOnline } from '../back-online.ts';
import type { CmsFailure } from '../cms/cms-failure.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { FailureText } from './FailureText.tsx';
import styles from './ReadFailure.module.css';

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
    <div className={styles.failure} role="alert">
      <p>
        {what && <strong>{what} </strong>}
        <FailureText failure={failure} />
      </p>
      <Button size="s" icon={<Icon name="rotate-ccw" size={15} />} onClick={onRetry}>
        Riprova
      </Button>
    </div>
  );
}
