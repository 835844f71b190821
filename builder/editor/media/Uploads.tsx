import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { keepRegion } from '../../ui/regions.ts';
import { useSession, useUi } from '../context.ts';
import { RetryFailure } from '../RetryFailure.tsx';
import styles from './Media.module.css';

/** Uploads under way, and those that failed until they are dismissed or tried again. */
export function Uploads() {
  const { actions, ui } = useSession();
  const uploads = useUi((state) => state.uploads);
  return (
    <ul className={styles.uploads}>
      {uploads.map(({ id, file, progress, failure, cancel }) => (
        <li key={id} className={styles.upload}>
          <span className={styles.uploadName}>{file.name}</span>
          {failure === null ? (
            <>
              <IconButton
                label={`Annulla il caricamento di ${file.name}`}
                onClick={({ currentTarget }) => {
                  keepRegion(currentTarget);
                  cancel();
                }}
              >
                <Icon name="x" size={15} />
              </IconButton>
              <progress
                className={styles.progress}
                value={progress}
                aria-label={`Caricamento di ${file.name}`}
              />
            </>
          ) : (
            <>
              <IconButton
                label={`Togli ${file.name} dall’elenco`}
                onClick={({ currentTarget }) => {
                  keepRegion(currentTarget);
                  ui.setState(({ uploads: all }) => ({ uploads: all.filter((u) => u.id !== id) }));
                }}
              >
                <Icon name="x" size={15} />
              </IconButton>
              <RetryFailure
                failure={failure}
                announced
                className={styles.failure}
                aria-label={`Riprova a caricare ${file.name}`}
                onClick={({ currentTarget }) => {
                  keepRegion(currentTarget);
                  void actions.upload(file);
                }}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
