import type { ReactNode } from 'react';
import type { Presence } from '../../cms/cms-client.ts';
import { assure } from '../../store/ui-store.ts';
import hidden from '../../ui/hidden.module.css';
import { Tipped } from '../../ui/Tipped.tsx';
import { classes } from '../../ui/theme.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useSession, useUi } from '../context.ts';
import styles from './Others.module.css';

type Person = Presence['others'][number];

/** So many have a place beside the name of the page; of more, the last place is for all the rest. */
const PLACES = { wide: 3, narrow: 1 };

/** Who else has the page open. */
export function Others() {
  const others = useUi((state) => state.others);
  const byName = new Map(others.map((other) => [other.self ? '' : other.name, other]));
  const people = [...byName.values()].sort((one, other) => Number(other.self) - Number(one.self));
  const tabs = 1 + others.filter(({ self }) => self).length;
  const isNarrow = useMediaQuery('(width < 1360px)');
  const places = isNarrow ? PLACES.narrow : PLACES.wide;
  const shown = people.length > places ? people.slice(0, places - 1) : people;
  const rest = people.slice(shown.length);
  if (people.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Anche loro su questa pagina">
      {shown.map((other) => (
        <li key={other.self ? '' : other.name}>
          <Other {...other} tabs={tabs} />
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <Rest people={rest} />
        </li>
      )}
    </ul>
  );
}

function Other({ name, self, inWordPress, tabs }: Person & { tabs: number }) {
  const said = self
    ? 'Hai questa pagina aperta anche in un’altra finestra'
    : inWordPress
      ? `${name} sta modificando questa pagina in WordPress`
      : `${name} ha aperto questa pagina`;
  return (
    <Badge said={said} wide={self}>
      <span aria-hidden="true" data-short={self ? `×${tabs}` : undefined}>
        {self ? <span>In {tabs} finestre</span> : initials(name)}
      </span>
      <span className={hidden.visually}>
        {self ? 'Tu, in un’altra finestra' : inWordPress ? `${name}, in WordPress` : name}
      </span>
    </Badge>
  );
}

function Rest({ people }: { people: readonly Person[] }) {
  const names = new Intl.ListFormat('it').format(
    people.map(({ name, self }) => (self ? 'te in un’altra finestra' : name)),
  );
  return (
    <Badge said={`Pagina aperta anche da ${names}`}>
      <span aria-hidden="true">+{people.length}</span>
      <span className={hidden.visually}>{names}</span>
    </Badge>
  );
}

function Badge({
  said,
  wide = false,
  children,
}: {
  said: string;
  wide?: boolean;
  children: ReactNode;
}) {
  const { ui } = useSession();
  return (
    <Tipped tip={{ label: said }}>
      <button
        type="button"
        className={classes(styles.person, wide && styles.self)}
        // A finger has no other way to it.
        onClick={() => assure(ui, `${said}.`)}
      >
        {children}
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
