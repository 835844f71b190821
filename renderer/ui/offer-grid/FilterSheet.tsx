import { type ReactNode, useId, useRef } from 'react';
import { buttonClass } from '../button/LinkButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './FilteredOffers.module.css';

/** The filters of phones: a panel that slides up from the bottom (spec 2.11). */
export function FilterSheet(sheet: {
  chosen: number;
  count: number;
  clear: () => void;
  children: ReactNode;
}) {
  const { chosen, count, clear, children } = sheet;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="Filter" size={20} />
        Filtra{chosen > 0 && ` (${chosen})`}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel; Escape is native. */}
      <dialog
        ref={dialog}
        className={styles.sheet}
        aria-labelledby={heading}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className={styles.content}>
          <header className={styles.sheetHead}>
            <h2 id={heading}>Filtra le offerte</h2>
            <button type="button" className={styles.close} aria-label="Chiudi" onClick={close}>
              <Icon name="Close" size={22} />
            </button>
          </header>
          {children}
          <div className={styles.actions}>
            <button type="button" className={buttonClass()} onClick={close}>
              {count === 1 ? 'Mostra 1 offerta' : `Mostra ${count} offerte`}
            </button>
            <button type="button" className={styles.clear} disabled={chosen === 0} onClick={clear}>
              Azzera i filtri
            </button>
          </div>
        </div>
      </dialog>
    </>
  );
}
