import control from '../../form/widgets/control.module.css';
import styles from './WhereUsed.module.css';

/** What a text gives way to, and whether visitors see it at once. */
export function ReplaceFields({
  by,
  onChange,
  anyCase,
  onAnyCaseChange,
  online,
  onOnlineChange,
}: {
  by: string;
  onChange: (by: string) => void;
  anyCase: boolean;
  onAnyCaseChange: (anyCase: boolean) => void;
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
        Cambia nei testi dei blocchi e nei testi alternativi delle immagini. Per un numero di
        telefono cambia anche chi chiamano i link, per un indirizzo dove portano.
      </p>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={anyCase}
          onChange={({ target }) => onAnyCaseChange(target.checked)}
        />
        <span>
          <strong>Anche scritto con altre maiuscole</strong>
          <span className={styles.hint}>
            Restano le maiuscole di ogni punto: se «luce» diventa «gas», «LUCE» diventa «GAS».
          </span>
        </span>
      </label>
      <label className={styles.option}>
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
