import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Steps.module.css';

/** The information window of an answer: a native dialog, opened beside its tile. */
export function InfoDialog(info: { name: string; title: string; children: ReactNode }) {
  const { name, title, children } = info;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className={styles.info}
        aria-haspopup="dialog"
        aria-label={`Che cos’è: ${name}`}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="Info" size={22} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the window; Escape is native. */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby={heading}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className={styles.dialogBox}>
          <header>
            <h4 id={heading}>{title}</h4>
            <button type="button" aria-label="Chiudi" onClick={close}>
              <Icon name="Close" size={22} />
            </button>
          </header>
          {children}
        </div>
      </dialog>
    </>
  );
}
