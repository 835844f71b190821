import { useId } from 'react';
import control from '../../form/widgets/control.module.css';
import { classes } from '../../ui/theme.ts';
import { DESCRIPTION_SHOWN } from './as-shown.ts';
import styles from './Pages.module.css';

/** What search engines show below the title. */
export function DescriptionField({
  value,
  placeholder,
  onChange,
}: {
  value: string;
  placeholder?: string;
  onChange: (description: string) => void;
}) {
  const helpId = useId();
  return (
    <div className={styles.field}>
      <label>
        Descrizione per i motori di ricerca
        <textarea
          className={classes(control.control, control.area)}
          rows={3}
          aria-describedby={helpId}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <p id={helpId} className={styles.help}>
        {value.trim() === ''
          ? `Se è vuota, i motori di ricerca la ricavano dalla pagina. Di solito se ne vedono circa ${DESCRIPTION_SHOWN} caratteri.`
          : `${value.trim().length} caratteri; di solito se ne vedono circa ${DESCRIPTION_SHOWN}.`}
      </p>
    </div>
  );
}
