import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useSession, useUi } from '../context.ts';
import { FailureText } from '../FailureText.tsx';
import styles from './Media.module.css';

/** Uploads under way, and those that failed until they are dismissed or tried again. */
export function Uploads() {
  const { actions, ui } = useSession();
  const uploads = useUi((state) => state.uploads);
  return (
    <ul className={styles.uploads}>
      {uploads.map(({ id, file, progress, failure }) => (
        <li key={id} className={styles.upload}>
          <span className={styles.uploadName}>{file.name}</span>
          {failure === null ? (
            <progress
              className={styles.progress}
              value={progress}
              aria-label={`Caricamento di ${file.name}`}
            />
          ) : (
            <>
              <span className={styles.failure}>
                <FailureText failure={failure} />
              </span>
              <IconButton
                label={`Riprova a caricare ${file.name}`}
                onClick={() => void actions.upload(file)}
              >
                <Icon name="rotate-ccw" size={15} />
              </IconButton>
              <IconButton
                label="Togli dall’elenco"
                onClick={() =>
                  ui.setState(({ uploads: all }) => ({ uploads: all.filter((u) => u.id !== id) }))
                }
              >
                <Icon name="x" size={15} />
              </IconButton>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
