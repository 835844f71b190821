import { buttonClass } from '@renderer/ui/button/LinkButton.tsx';
import styles from './Missing.module.css';

/**
 * What stands at an address that has no page. A component and not the framework's `notFound()`,
 * which sends an empty page that scripts fill: this one stands without them. The mark makes the
 * store answer 404 (site/cache/page-status.cjs).
 */
export function Missing() {
  return (
    <section className={styles.box} data-page-status="404">
      <p className={styles.code}>404</p>
      <h1>Questa pagina non c’è</h1>
      <p>
        L’indirizzo potrebbe essere cambiato o scritto in modo diverso. Cercala, o riparti da una di
        queste pagine.
      </p>
      <form action="/cerca" className={styles.search}>
        <label className="visually-hidden" htmlFor="missing-search">
          Che cosa cerchi?
        </label>
        <input id="missing-search" type="search" name="q" placeholder="Che cosa cerchi?" required />
        <button type="submit" className={buttonClass('blueViolet')}>
          Cerca
        </button>
      </form>
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
    </section>
  );
}
