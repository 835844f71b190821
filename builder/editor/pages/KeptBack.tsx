import styles from './Pages.module.css';

/** Why a dialog did not close at once, in sight wherever it is scrolled to; and what there is to do. */
export function KeptBack({
  what,
  does,
  taken,
  title,
  otherwise,
}: {
  what: string;
  /** Where nothing stands in the way. */
  does: string;
  taken: string | undefined;
  title: string;
  otherwise: string;
}) {
  const advice = taken ? 'scegli un altro indirizzo' : title.trim() ? does : 'scrivi un titolo';
  return (
    <p role="alert" className={styles.keptBack}>
      {what}: {advice}, oppure chiudi di nuovo per {otherwise}.
    </p>
  );
}
