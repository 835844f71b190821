import styles from './ConsentForm.module.css';

/** Where the site explains its cookies. */
export const COOKIE_POLICY_PATH = '/cookie-policy';

const PURPOSES = [
  {
    name: 'statistics',
    label: 'Statistica',
    text: 'Ci dicono quali pagine servono e quali no.',
  },
  {
    name: 'marketing',
    label: 'Marketing',
    text: 'Misurano le nostre campagne e ti mostrano annunci più adatti a te.',
  },
  {
    name: 'thirdParty',
    label: 'Contenuti di terze parti',
    text: 'Servizi di altri dentro le nostre pagine, per esempio la chat.',
  },
];

/** What the visitor is asked about cookies: texts of spec 2.2, order and weight of the Garante. */
export function ConsentForm({ version }: { version: string }) {
  return (
    <form className={styles.form} data-policy-version={version}>
      <div className={styles.text}>
        <h2 id="consent-title" tabIndex={-1}>
          <span className={styles.first}>Prima di continuare...</span>
          <span className={styles.again}>Le tue preferenze sui cookie</span>
        </h2>
        <p className={styles.again}>
          Ecco le scelte che hai fatto: cambiale quando vuoi. I cookie tecnici restano sempre
          attivi.
        </p>
        <p className={styles.first}>
          Usiamo cookie tecnici per far funzionare il sito e, solo con il tuo consenso, altri per
          statistica, marketing e contenuti di terze parti come la chat. Se chiudi senza accettare
          restano solo i tecnici. Puoi cambiare idea quando vuoi da «Preferenze cookie», in fondo a
          ogni pagina. <a href={COOKIE_POLICY_PATH}>Cookie policy</a>&nbsp;·{' '}
          <a href="/privacy">Privacy</a>
        </p>
      </div>
      <details className={styles.choices}>
        <summary>Scegli per finalità</summary>
        <fieldset>
          <legend className="visually-hidden">Finalità</legend>
          <ul>
            <li>
              <label>
                <input type="checkbox" checked disabled readOnly />
                <span>
                  <strong>Tecnici</strong> Sempre attivi: senza, il sito non funziona.
                </span>
              </label>
            </li>
            {PURPOSES.map(({ name, label, text }) => (
              <li key={name}>
                <label>
                  <input type="checkbox" name={name} />
                  <span>
                    <strong>{label}</strong> {text}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      </details>
      <p className={styles.answers}>
        <button type="submit" value="none">
          Chiudi senza accettare
        </button>
        <button type="submit" value="all">
          Accetta e continua
        </button>
        <button type="submit" value="chosen" className={styles.own}>
          Salva le scelte
        </button>
        <button type="submit" value="keep" className={`${styles.own} ${styles.again}`}>
          Lascia tutto com’è
        </button>
      </p>
    </form>
  );
}
