import { count } from '../editor/format.ts';
import hidden from '../ui/hidden.module.css';
import { Icon } from '../ui/Icon.tsx';
import styles from './ErrorCount.module.css';
import { countErrors } from './error-schema.ts';

/** How many errors lie in what is closed; nothing where there are none. */
export function ErrorCount({ errors }: { errors: unknown }) {
  const found = countErrors(errors);
  if (found === 0) return null;
  return (
    <span className={styles.badge}>
      <Icon name="circle-alert" size={13} />
      <span aria-hidden="true">{found}</span>
      <span className={hidden.visually}> {count(found, 'errore', 'errori')}</span>
    </span>
  );
}
