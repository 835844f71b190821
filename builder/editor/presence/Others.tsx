import hidden from '../../ui/hidden.module.css';
import { classes } from '../../ui/theme.ts';
import { useUi } from '../context.ts';
import styles from './Others.module.css';

/** Who else has the page open. */
export function Others() {
  const others = useUi((state) => state.others);
  const people = new Map(others.map((other) => [other.self ? '' : other.name, other]));
  const tabs = 1 + others.filter(({ self }) => self).length;
  if (people.size === 0) return null;
  return (
    <ul className={styles.list} aria-label="Anche loro su questa pagina">
      {[...people.values()].map(({ name, self, inWordPress }) => (
        <li
          key={self ? '' : name}
          className={classes(styles.person, self && styles.self)}
          title={
            self
              ? 'Hai questa pagina aperta anche in un’altra finestra'
              : inWordPress
                ? `${name} sta modificando questa pagina in WordPress`
                : `${name} ha aperto questa pagina`
          }
        >
          <span aria-hidden="true" data-short={self ? `×${tabs}` : undefined}>
            {self ? <span>In {tabs} finestre</span> : initials(name)}
          </span>
          <span className={hidden.visually}>
            {self ? 'Tu, in un’altra finestra' : inWordPress ? `${name}, in WordPress` : name}
          </span>
        </li>
      ))}
    </ul>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('it'))
    .join('');
}
