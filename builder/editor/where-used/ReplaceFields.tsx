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
        Cambia i testi dei blocchi e i testi alternativi delle immagini. Di un telefono o di un
        indirizzo cambia anche i link.
      </p>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={anyCase}
          onChange={({ target }) => onAnyCaseChange(target.checked)}
        />
        <span>
          <strong>Non distinguere maiuscole e minuscole</strong>
          <span className={styles.hint}>Se «luce» diventa «gas», «LUCE» diventa «GAS».</span>
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
