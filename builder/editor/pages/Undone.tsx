import type { CmsFailure } from '../../cms/cms-failure.ts';
import { FailureText } from '../FailureText.tsx';
import styles from './Pages.module.css';

/** Why what was asked of a page did not come about, in the dialog that asked for it. */
export function Undone({ what, failure }: { what?: string; failure: CmsFailure }) {
  return (
    <p ref={intoView} className={styles.failure} role="alert">
      {what} <FailureText failure={failure} />
    </p>
  );
}

/** Brings what is said at the end of a form into view as it comes: a ref. */
function intoView(said: HTMLElement | null): void {
  said?.scrollIntoView({ block: 'nearest' });
}
