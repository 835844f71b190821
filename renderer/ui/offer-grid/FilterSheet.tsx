import type { ReactNode } from 'react';
import { buttonClass } from '../button/LinkButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Window } from '../window/Window.tsx';
import styles from './FilteredOffers.module.css';

/** The filters of phones (spec 2.11). */
export function FilterSheet(sheet: {
  chosen: number;
  count: number;
  clear: () => void;
  children: ReactNode;
}) {
  const { chosen, count, clear, children } = sheet;
  const opener = (
    <>
      <Icon name="Filter" size={20} />
      Filtra{chosen > 0 && ` (${chosen})`}
    </>
  );
  return (
    <Window title="Filtra le offerte" opener={{ className: styles.open, children: opener }}>
      {(close) => (
        <>
          {children}
          <div className={styles.actions}>
            <button type="button" className={buttonClass()} onClick={close}>
              {count === 1 ? 'Mostra 1 offerta' : `Mostra ${count} offerte`}
            </button>
            <button type="button" className={styles.clear} disabled={chosen === 0} onClick={clear}>
              Azzera i filtri
            </button>
          </div>
        </>
      )}
    </Window>
  );
}
