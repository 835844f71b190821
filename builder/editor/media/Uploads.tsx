import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { keepRegion } from '../../ui/regions.ts';
import { useSession, useUi } from '../context.ts';
import { FailureText } from '../FailureText.tsx';
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
              <span className={styles.failure}>
                <FailureText failure={failure} />
              </span>
              <IconButton
                label={`Riprova a caricare ${file.name}`}
                onClick={({ currentTarget }) => {
                  keepRegion(currentTarget);
                  void actions.upload(file);
                }}
              >
                <Icon name="rotate-ccw" size={15} />
              </IconButton>
              <IconButton
                label="Togli dall’elenco"
                onClick={({ currentTarget }) => {
                  keepRegion(currentTarget);
                  ui.setState(({ uploads: all }) => ({ uploads: all.filter((u) => u.id !== id) }));
                }}
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
