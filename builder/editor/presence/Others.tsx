import type { Presence } from '../../cms/cms-client.ts';
import { assure } from '../../store/ui-store.ts';
import hidden from '../../ui/hidden.module.css';
import { Tipped } from '../../ui/Tipped.tsx';
import { classes } from '../../ui/theme.ts';
import { useSession, useUi } from '../context.ts';
import styles from './Others.module.css';

/** Who else has the page open. */
export function Others() {
  const others = useUi((state) => state.others);
  const people = new Map(others.map((other) => [other.self ? '' : other.name, other]));
  const tabs = 1 + others.filter(({ self }) => self).length;
  if (people.size === 0) return null;
  return (
    <ul className={styles.list} aria-label="Anche loro su questa pagina">
      {[...people.values()].map((other) => (
        <li key={other.self ? '' : other.name}>
          <Other {...other} tabs={tabs} />
        </li>
      ))}
    </ul>
  );
}

function Other({ name, self, inWordPress, tabs }: Presence['others'][number] & { tabs: number }) {
  const { ui } = useSession();
  const said = self
    ? 'Hai questa pagina aperta anche in un’altra finestra'
    : inWordPress
      ? `${name} sta modificando questa pagina in WordPress`
      : `${name} ha aperto questa pagina`;
  return (
    <Tipped tip={{ label: said }}>
      <button
        type="button"
        className={classes(styles.person, self && styles.self)}
        // A finger has no other way to it.
        onClick={() => assure(ui, `${said}.`)}
      >
        <span aria-hidden="true" data-short={self ? `×${tabs}` : undefined}>
          {self ? <span>In {tabs} finestre</span> : initials(name)}
        </span>
        <span className={hidden.visually}>
          {self ? 'Tu, in un’altra finestra' : inWordPress ? `${name}, in WordPress` : name}
        </span>
      </button>
    </Tipped>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('it'))
    .join('');
}
