import styles from './not-found.module.css';

export default function NotFound() {
  return (
    <section className={styles.box}>
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
          <a href="/punti-vendita">Trova il punto vendita</a>
        </li>
      </ul>
    </section>
  );
}
