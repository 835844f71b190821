import type { CmsFailure } from '../cms/cms-failure.ts';
import { useSession } from './context.ts';
import styles from './FailureText.module.css';

/** Why WordPress did not do what was asked; where the login is over, with the way to a new one. */
export function FailureText({ failure }: { failure: CmsFailure }) {
  const { bootstrap } = useSession();
  return (
    <>
      {failure.message}{' '}
      {failure.kind === 'logged-out' && (
        <a
          className={styles.login}
          href={bootstrap.config.loginUrl}
          target="_blank"
          rel="noreferrer"
        >
          Accedi a WordPress in un’altra scheda
        </a>
      )}
    </>
  );
}
