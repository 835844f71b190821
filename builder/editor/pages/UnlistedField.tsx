import { useId } from 'react';
import pages from './Pages.module.css';
import styles from './Search.module.css';

/** Keeps the page out of search engines; it is online all the same. */
export function UnlistedField({
  isOn,
  onChange,
}: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const helpId = useId();
  return (
    <div>
      <label className={pages.tick}>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={helpId}
          onChange={({ target }) => onChange(target.checked)}
        />
        Non mostrarla nei motori di ricerca
      </label>
      <p id={helpId} className={styles.caption}>
        Chi ne ha il link la apre. Google la toglie dai risultati quando ci ripassa.
      </p>
    </div>
  );
}
