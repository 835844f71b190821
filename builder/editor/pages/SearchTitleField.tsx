import { useId } from 'react';
import control from '../../form/widgets/control.module.css';
import { useSession } from '../context.ts';
import { TITLE_SHOWN, titleWithBrand } from './as-shown.ts';
import styles from './Pages.module.css';

/** The title that search engines show instead of the page's own. */
export function SearchTitleField({
  value,
  title,
  onChange,
}: {
  value: string;
  /** The page's own. */
  title: string;
  onChange: (searchTitle: string) => void;
}) {
  const { brandName } = useSession().bootstrap.config.context;
  const helpId = useId();
  const isEmpty = value.trim() === '';
  const whole = titleWithBrand(isEmpty ? title : value.trim(), brandName);
  return (
    <div className={styles.field}>
      <label>
        Titolo per i motori di ricerca
        <input
          className={control.control}
          maxLength={200}
          autoComplete="off"
          aria-describedby={helpId}
          placeholder={title}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <p id={helpId} className={styles.help}>
        {isEmpty && 'Se è vuoto, vale il titolo della pagina. '}
        Con «| {brandName}» sono {whole.length} caratteri; di solito se ne vedono circa{' '}
        {TITLE_SHOWN}.
      </p>
    </div>
  );
}
