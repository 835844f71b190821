import { useEffect, useRef } from 'react';
import { buttonClass } from '../ui/button/LinkButton.tsx';
import { Icon } from '../ui/icon/Icon.tsx';
import { SENT_FORM } from './use-sent-before.ts';
import styles from './VisitorForm.module.css';

/** How a submission ended; its one button reloads the page without its query (spec 4.3, 8). */
export function FormDialog(ending: { lines: readonly string[]; failed: boolean; nodeId: string }) {
  const { lines, failed, nodeId } = ending;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [first = '', ...others] = lines;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      onClose={() => reload(failed ? null : { [SENT_FORM]: nodeId })}
      aria-labelledby="esito-modulo"
    >
      <span className={failed ? styles.failed : styles.done} aria-hidden="true">
        <Icon name={failed ? 'Warning' : 'Check'} size={30} />
      </span>
      <h2 id="esito-modulo">{first}</h2>
      {others.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <button
        type="button"
        className={buttonClass('blueViolet')}
        onClick={() => dialog.current?.close()}
      >
        Chiudi
      </button>
    </dialog>
  );
}

/** As a reload it leaves the page where it was, at the form. */
function reload(state: object | null): void {
  window.history.replaceState(state, '', window.location.pathname);
  window.location.reload();
}
