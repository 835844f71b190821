import control from '../../form/widgets/control.module.css';
import styles from './WhereUsed.module.css';

/** What a text gives way to, and whether visitors see it at once. */
export function ReplaceFields({
  by,
  onChange,
  online,
  onOnlineChange,
}: {
  by: string;
  onChange: (by: string) => void;
  online: boolean;
  onOnlineChange: (online: boolean) => void;
}) {
  return (
    <div className={styles.replace}>
      <label className={styles.by}>
        Sostituisci con
        <input
          className={control.control}
          autoComplete="off"
          value={by}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <p className={styles.hint}>
        Cambia solo quello che è scritto proprio così, maiuscole comprese, nei testi dei blocchi e
        nei testi alternativi delle immagini. Per un numero di telefono cambia anche chi chiamano i
        link, per un indirizzo dove portano.
      </p>
      <label className={styles.online}>
        <input
          type="checkbox"
          checked={online}
          onChange={({ target }) => onOnlineChange(target.checked)}
        />
        <span>
          <strong>Metti subito online</strong>
          <span className={styles.hint}>
            Altrimenti di ogni pagina pubblicata resta una bozza, che guardi e pubblichi tu.
          </span>
        </span>
      </label>
    </div>
  );
}
