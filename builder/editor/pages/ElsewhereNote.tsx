import { Button } from '../../ui/Button.tsx';
import type { ChangedElsewhere } from './changed-elsewhere.ts';
import styles from './ElsewhereNote.module.css';
import { intoView } from './into-view.ts';

/** What others wrote meanwhile into fields that were written here: nothing is saved before it is seen. */
export function ElsewhereNote({
  changed,
  onTake,
}: {
  changed: readonly ChangedElsewhere[];
  onTake: (field: ChangedElsewhere['field']) => void;
}) {
  return (
    <div ref={intoView} className={styles.note} role="alert">
      <p>
        Intanto, in un’altra finestra o in WordPress, qui è stato scritto altro. Salva di nuovo per
        tenere quello che hai scritto tu.
      </p>
      <ul className={styles.list}>
        {changed.map(({ field, label, value }) => (
          <li key={field} className={styles.row}>
            <span>
              {label}: {value === '' ? <em>vuoto</em> : `«${value}»`}
            </span>
            <Button size="s" aria-label={`Tieni questo: ${label}`} onClick={() => onTake(field)}>
              Tieni questo
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
