import { useId } from 'react';
import control from '../../form/widgets/control.module.css';
import styles from './Pages.module.css';

/** What a page is called. */
export function TitleField({
  value,
  mayHaveOther,
  isSuggested = false,
  onChange,
}: {
  value: string;
  /** It was written for somebody who may want another: what is typed first takes its place. */
  isSuggested?: boolean;
  /** Whether another title for search engines can be given below. */
  mayHaveOther?: boolean;
  onChange: (title: string) => void;
}) {
  const helpId = useId();
  return (
    <div className={styles.field}>
      <label>
        Titolo
        <input
          className={control.control}
          required
          maxLength={200}
          autoComplete="off"
          aria-describedby={helpId}
          value={value}
          onFocus={({ target }) => isSuggested && target.select()}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <p id={helpId} className={styles.help}>
        Si legge nella scheda del browser e nei risultati di ricerca
        {mayHaveOther && ', se sotto non ne dai un altro'}. Nella pagina si vede il titolo che
        scrivi nei suoi blocchi.
      </p>
    </div>
  );
}
