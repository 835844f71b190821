import styles from './OpenNow.module.css';
import type { OpenState } from './open-state.ts';

/** Whether a shop is open, and until or from when; nothing where its hours cannot be read. */
export function OpenNow({ state }: { state: OpenState }) {
  if (state.open === undefined) return null;
  return (
    <p className={styles.state} data-open={state.open}>
      {state.open ? `Aperto fino alle ${state.until}` : closedUntil(state.opens)}
    </p>
  );
}

const closedUntil = (opens: string | undefined) =>
  opens ? `Chiuso ora, apre ${opens}` : 'Chiuso ora';
