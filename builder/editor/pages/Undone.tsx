import type { CmsFailure } from '../../cms/cms-failure.ts';
import { FailureText } from '../FailureText.tsx';
import { intoView } from './into-view.ts';
import styles from './Pages.module.css';

/** Why what was asked of a page did not come about, in the dialog that asked for it. */
export function Undone({ what, failure }: { what?: string; failure: CmsFailure }) {
  return (
    <p ref={intoView} className={styles.failure} role="alert">
      {what} <FailureText failure={failure} />
    </p>
  );
}
