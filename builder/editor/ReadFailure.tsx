import type { CmsFailure } from '../cms/cms-failure.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { FailureText } from './FailureText.tsx';
import styles from './ReadFailure.module.css';

/** Why something was not read from WordPress; the button asks once more. */
export function ReadFailure({
  what,
  failure,
  onRetry,
}: {
  what?: string;
  failure: CmsFailure;
  onRetry: () => void;
}) {
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
