import { getSettings } from '../../config/current.ts';
import { Logo } from '../../shell/Logo.tsx';
import styles from './not-found.module.css';

/**
 * The 404 page. The framework sends it along with every page, as data, so it has a short header
 * of its own instead of the site's whole navigation.
 */
export default function NotFound() {
  const { brandName } = getSettings();
  return (
    <>
      <header className={styles.header}>
        <a href="/" aria-label={`${brandName}, home`}>
          <Logo brandName={brandName} />
        </a>
        <a href="/cerca" data-overlay="search">
          Cerca
        </a>
      </header>
      <main id="contenuto" tabIndex={-1} className={styles.box}>
        <p className={styles.code}>404</p>
        <h1>Questa pagina non c’è</h1>
        <p>
          L’indirizzo potrebbe essere cambiato o scritto in modo diverso. Riparti da una di queste
          pagine.
        </p>
        <ul>
          <li>
            <a href="/">Vai alla home</a>
          </li>
          <li>
            <a href="/offerte">Guarda le offerte</a>
          </li>
          <li>
            <a href="/assistenza">Chiedi all’assistenza</a>
          </li>
          <li>
            <a href="/punti-vendita">Trova il punto vendita</a>
          </li>
        </ul>
      </main>
    </>
  );
}
